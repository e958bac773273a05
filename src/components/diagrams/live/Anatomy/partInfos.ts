import type { GlyphProps } from '../Glyph';

/** An element of the query builder that contains no others. */
export interface PartInfo {
  /** Its class. */
  name: string;
  /** How it is drawn. */
  glyph: GlyphProps;
  /** Whether it exists only if a prop or a field asks for it. */
  optional?: boolean;
  /** Whether version 7 does not have it. */
  since8?: boolean;
}

const select = (text: string): GlyphProps => ({ kind: 'select', text });
const button = (text: string): GlyphProps => ({ kind: 'button', text });
const input = (text: string): GlyphProps => ({ kind: 'input', text });

/** The header of the root group, with its default elements. */
export const rootHeader: PartInfo[] = [
  { name: 'ruleGroup-combinators', glyph: select('AND') },
  { name: 'ruleGroup-addRule', glyph: button('+ Rule') },
  { name: 'ruleGroup-addGroup', glyph: button('+ Group') },
  { name: 'undoRedoActions', glyph: { kind: 'undo' }, optional: true, since8: true },
];

/** The rule of the root group, with its default elements. */
export const rootRule: PartInfo[] = [
  { name: 'rule-fields', glyph: select('City') },
  { name: 'rule-operators', glyph: select('=') },
  { name: 'rule-value', glyph: input('Utrecht') },
  { name: 'rule-remove', glyph: button('×') },
];

/** What separates two rules that have a combinator between them. */
export const betweenRules: PartInfo[] = [{ name: 'ruleGroup-combinators', glyph: select('AND') }];

/** The header of the nested group, with all elements. */
export const nestedHeader: PartInfo[] = [
  { name: 'shiftActions', glyph: { kind: 'shift' }, optional: true },
  { name: 'queryBuilder-dragHandle', glyph: { kind: 'handle' }, optional: true },
  { name: 'ruleGroup-combinators', glyph: select('OR') },
  { name: 'ruleGroup-notToggle', glyph: { kind: 'toggle', text: 'Not' }, optional: true },
  { name: 'ruleGroup-addRule', glyph: button('+ Rule') },
  { name: 'ruleGroup-addGroup', glyph: button('+ Group') },
  { name: 'ruleGroup-cloneGroup', glyph: button('Clone'), optional: true },
  { name: 'ruleGroup-ungroup', glyph: button('Ungroup'), optional: true, since8: true },
  { name: 'ruleGroup-lock', glyph: button('Lock'), optional: true },
  { name: 'ruleGroup-mute', glyph: button('Mute'), optional: true, since8: true },
  { name: 'ruleGroup-remove', glyph: button('×') },
];

/** The rule of the nested group, with all elements. */
export const nestedRule: PartInfo[] = [
  { name: 'shiftActions', glyph: { kind: 'shift' }, optional: true },
  { name: 'queryBuilder-dragHandle', glyph: { kind: 'handle' }, optional: true },
  { name: 'rule-fields', glyph: select('Total') },
  { name: 'rule-operators', glyph: select('>=') },
  { name: 'rule-valueSource', glyph: select('value'), optional: true },
  { name: 'rule-value', glyph: input('750') },
  { name: 'rule-cloneRule', glyph: button('Clone'), optional: true },
  { name: 'rule-lock', glyph: button('Lock'), optional: true },
  { name: 'rule-mute', glyph: button('Mute'), optional: true, since8: true },
  { name: 'rule-remove', glyph: button('×') },
];
