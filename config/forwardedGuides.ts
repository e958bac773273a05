/**
 * Guides whose content moved to another guide: the old id, and the new one. In the versions that have
 * the new guide, the old file contains `<Forward />`; in older ones it still is the guide itself.
 */
export const FORWARDED_GUIDES: Readonly<Record<string, string>> = {
  'api/querybuilder': 'components/querybuilder',
  'api/valueeditor': 'components/valueeditor',
  'api/classnames': 'styling/classnames',
  'tips/styling': 'styling/overview',
  'api/export': 'utils/export',
  'api/import': 'utils/import',
  'api/misc': 'utils/misc',
  'api/validation': 'utils/validation',
  umd: 'buildless',
};
