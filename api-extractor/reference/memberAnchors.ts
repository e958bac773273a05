import { nameAnchor } from '../../src/search/anchors';

/**
 * The ids of sections that pages of the reference have, or may have. A member with such a name has the
 * anchor `prop-values` instead of `values`.
 */
const SECTIONS: ReadonlySet<string> = new Set([
  'alias',
  'call-signature',
  'components',
  'default',
  'deprecated',
  'example',
  'examples',
  'explained-in',
  'extended-by',
  'extends',
  'functions',
  'hooks',
  'import',
  'indexable',
  'interfaces',
  'methods',
  'overrides',
  'parameters',
  'properties',
  'props',
  'related',
  'remarks',
  'returns',
  'see',
  'since',
  'source',
  'type-aliases',
  'type-declaration',
  'type-parameters',
  'usage',
  'value',
  'values',
  'variables',
  'versions',
]);

/**
 * Gives each member of a type an anchor: its name in lower case, as in
 * `/api/react-querybuilder/functions/QueryBuilder#controlelements`.
 *
 * Symbols become words (`>=` is `greater-equal`). A name that sections of the page may have begins
 * with `prop-`, and of names that differ in letter case only, all but the first end in a number.
 *
 * @param names - the names of all members of a page, in the order of its tables
 */
export function memberAnchors(names: readonly string[]): Map<string, string> {
  const used = new Set<string>();
  const anchors = new Map<string, string>();
  for (const name of names) {
    const plain = nameAnchor(name).toLowerCase();
    const base = SECTIONS.has(plain) ? `prop-${plain}` : plain;
    let anchor = base;
    for (let count = 2; used.has(anchor); count++) anchor = `${base}-${count}`;
    used.add(anchor);
    anchors.set(name, anchor);
  }
  return anchors;
}
