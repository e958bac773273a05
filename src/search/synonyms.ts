/**
 * Words that readers use for one another. A search for one finds the others, below what has the word
 * itself. The hosted provider gets the same groups.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['dnd', 'drag and drop'],
  ['remove', 'delete'],
  ['clone', 'duplicate', 'copy'],
  ['translation', 'i18n', 'localization', 'internationalization', 'language'],
  ['export', 'convert', 'serialize'],
  ['import', 'parse'],
  ['material', 'mui'],
  ['antd', 'ant design'],
  ['typescript', 'ts'],
  ['styling', 'style', 'css', 'theme'],
  ['validation', 'validate', 'validator'],
  ['upgrade', 'migrate', 'migration', 'breaking changes'],
  ['custom', 'own'],
  ['lock', 'readonly', 'freeze'],
  ['negate', 'not', 'invert'],
  ['reorder', 'sort', 'move'],
  ['dropdown', 'select', 'selector'],
  ['datepicker', 'date'],
  ['operand', 'value'],
  ['installation', 'install', 'setup'],
  ['playground', 'sandbox'],
  ['example', 'demo'],
  ['maximum', 'max', 'limit'],
  ['nested', 'subgroup', 'depth'],
  ['icon', 'svg'],
  ['accessibility', 'a11y', 'aria'],
];
