import { api, type Query, q } from './query';

/**
 * 150 queries made from questions in public issue threads of react-querybuilder and of similar query
 * builders, and in forums, in our own words. The pages were chosen by reading the guides, before any
 * ranking of these queries was looked at. The list is frozen: the ranking is never tuned with it, and a
 * query is only changed when a page that answers it moves.
 */

const BUILDER = '/docs/components/querybuilder';
const EDITOR = '/docs/components/valueeditor';
const SELECTOR = '/docs/components/valueselector';
const BUTTON = '/docs/components/actionelement';
const GROUP = '/docs/components/rulegroup';
const RULE = '/docs/components/rule';
const HANDLE = '/docs/components/draghandle';
const SHIFT = '/docs/components/shiftactions';
const STYLING = '/docs/styling/overview';
const CLASSES = '/docs/styling/classnames';
const EXPORT = '/docs/utils/export';
const IMPORT = '/docs/utils/import';
const HOOKS = '/docs/utils/hooks';
const MISC = '/docs/utils/misc';
const VALIDATION = '/docs/utils/validation';
const COMPAT = '/docs/compat';
const INTRO = '/docs/intro';
const BUILDLESS = '/docs/buildless';
const TYPES = '/docs/typescript';
const MIGRATE = '/docs/migrate';
const PROPERTIES = '/docs/tips/adding-removing-query-properties';
const UPDATES = '/docs/tips/arbitrary-updates';
const MISTAKES = '/docs/tips/common-mistakes';
const BIND = '/docs/tips/custom-bind-variables';
const FALLBACK = '/docs/tips/custom-with-fallback';
const CONTROLS = '/docs/tips/external-controls';
const LIMITS = '/docs/tips/limit-groups';
const OPERATORS = '/docs/tips/managing-operators';
const PATH = '/docs/tips/path';
const SHOWCASE = '/docs/tips/showcase';

const FIELDS_AND_OPERATORS = [
  q('show only the field selector in a new rule', BUILDER),
  q('hide operator for one field', SELECTOR, OPERATORS, BUILDER, FALLBACK),
  q('allow only equals and not equals', OPERATORS),
  q('operators depend on the selected field', OPERATORS, BUILDER),
  q('custom operator with its own sql', OPERATORS, EXPORT),
  q('default operator is ignored', OPERATORS, BUILDER),
  q('do not select the first option automatically', BUILDER),
  q('add empty rule on load', BUILDER),
  q('new group should contain one rule', BUILDER),
  q('default value for a new rule', BUILDER),
  q('reset value when field changes', BUILDER),
  q('keep value when operator changes', BUILDER),
  q('rename operator labels', OPERATORS),
  q('optgroup fields', SELECTOR, api('interfaces/OptionGroup'), TYPES),
  q('disable an option in the field list', SELECTOR, BUILDER),
  q('operator without value', EDITOR, OPERATORS, BUILDER),
  q('does not contain operator', OPERATORS),
  q('>=', OPERATORS),
  q('notNull', OPERATORS, EDITOR),
  q('beginsWith', OPERATORS),
  q('last 30 days operator', OPERATORS, EXPORT, SHOWCASE),
  q('negate operator opposite', OPERATORS, api('variables/defaultOperatorNegationMap')),
];

const VALUES = [
  q('react-datepicker as value editor', EDITOR, FALLBACK),
  q('date format of the picker', FALLBACK, EDITOR, SHOWCASE),
  q('placeholder for the value input', BUILDER, EDITOR),
  q('load values from an api', EDITOR, SELECTOR),
  q('async select', EDITOR, SELECTOR),
  q('slider for numbers', EDITOR, FALLBACK),
  q('radio buttons for values', EDITOR),
  q('textarea', EDITOR, api('type-aliases/ValueEditorType')),
  q('toggle switch instead of checkbox', EDITOR),
  q('number field returns string', MISTAKES, EDITOR, BUILDER, INTRO),
  q('two inputs for a range', EDITOR, HOOKS, SHOWCASE),
  q('between value contains comma', MISTAKES, EXPORT, IMPORT),
  q('store multiselect as array', BUILDER, SELECTOR, EDITOR, MISTAKES),
  q('compare column with column', SHOWCASE, EDITOR),
  q('restrict which fields can be compared', BUILDER, SHOWCASE, EDITOR),
  q('searchable field dropdown', SELECTOR),
  q('different editor per field type', FALLBACK, EDITOR),
  q('fallback to antd editor', FALLBACK),
  q('input type number', EDITOR, BUILDER, api('type-aliases/InputType')),
];

const STATE = [
  q('load saved query from database', MISTAKES, PROPERTIES, BUILDER, MISC),
  q('clear all rules button', CONTROLS),
  q('onQueryChange called on first render', MISTAKES, BUILDER, INTRO),
  q('value editor rerenders infinitely', MISTAKES),
  q('lag with hundreds of rules', MISTAKES, BUILDER),
  q('maximum update depth exceeded', MISTAKES, MIGRATE),
  q('textbox loses focus after typing one character', MISTAKES, INTRO),
  q('cannot assign to read only property', MISTAKES, BUILDER),
  q('uncontrolled to controlled warning', MISTAKES, INTRO, BUILDER),
  q('defaultQuery change has no effect', MISTAKES, BUILDER),
  q('add rule programmatically', CONTROLS, UPDATES, MISC),
  q('update another rule when one changes', UPDATES),
  q('get current query inside custom component', HOOKS, UPDATES),
  q('stale query', UPDATES, HOOKS),
  q('undo redo', SHOWCASE),
  q('share filter as link', SHOWCASE),
  q('clone rule programmatically', MISC, UPDATES, api('functions/move'), PATH),
  q('rule path in value editor', PATH, BUILDER),
  q('delete rule by id', MISC, PATH, api('functions/remove'), UPDATES),
  q('buttons outside of the query builder', CONTROLS),
  q('server side rendering hydration error', MISTAKES, INTRO),
  q('next.js app router', MISTAKES, INTRO),
];

const STRUCTURE = [
  q('mix and and or in the same group', SHOWCASE, BUILDER),
  q('maximum nesting level', LIMITS),
  q('prevent moving a group too deep', LIMITS, SHIFT, HANDLE),
  q('remove the add group button', LIMITS, BUTTON, BUILDER),
  q('limit number of rules', LIMITS, BUILDER),
  q('confirm before removing a group', BUILDER, CONTROLS),
  q('exclude group with not', '/docs/components/nottoggle', BUILDER),
  q('combinator between each rule', BUILDER, SHOWCASE, GROUP),
  q('drag rule to another query builder', HANDLE),
  q('copy rule while dragging alt key', HANDLE, COMPAT),
  q('arrow buttons to move rules', SHIFT),
  q('dnd not working', MISTAKES, HANDLE, COMPAT),
  q('lock single rule', SHOWCASE, BUTTON, BUILDER),
  q('make builder read only', BUILDER, INTRO),
  q('disable rules by path', BUILDER),
  q('add only groups at the root', LIMITS, BUTTON, BUILDER),
];

const COMPONENTS = [
  q('add custom button to group header', GROUP, BUTTON),
  q('two add rule buttons', BUTTON),
  q('rearrange parts of a rule', RULE),
  q('icons for buttons', BUILDER, BUTTON),
  q('change text of add rule button', BUILDER, BUTTON),
  q('pass props to custom component', BUILDER, BUTTON, MISTAKES, FALLBACK),
  q('hide delete button', BUILDER, BUTTON),
  q('german translation', BUILDER, SHOWCASE),
  q('aria label of selectors', BUILDER, GROUP, RULE, SELECTOR),
  q('screen reader', BUILDER, GROUP, RULE),
  q('tree lines between groups', STYLING),
  q('background color of group', STYLING, CLASSES),
  q('highlight invalid rule in red', VALIDATION, CLASSES),
  q('dark theme', STYLING),
  q('right to left layout', STYLING),
  q('tailwind', COMPAT, CLASSES),
  q('remove standard css classes', CLASSES),
  q('class name per rule', CLASSES, BUILDER),
  q('mui outlined buttons', COMPAT, BUTTON),
  q('mui theme colors', COMPAT),
  q('bootstrap icons missing', COMPAT),
  q('mantine', COMPAT, '/demo/mantine', '/api/@react-querybuilder/mantine'),
  q('chakra version', COMPAT),
  q('react native app', COMPAT, '/api/@react-querybuilder/native'),
  q('component test with testing library', BUILDER, api('variables/TestID')),
];

const EXPORTS = [
  q('prepared statement', EXPORT, BIND),
  q('objects are not valid as a react child', EXPORT),
  q('postgres placeholders $1 $2', BIND, EXPORT),
  q('named parameters', EXPORT, BIND, api('interfaces/ParameterizedNamedSQL')),
  q('sql server at sign parameter prefix', BIND, EXPORT),
  q('escape quotes in sql values', EXPORT, MISTAKES, api('functions/formatQuery')),
  q('square brackets around field names', EXPORT, IMPORT),
  q('cast date in sql', BIND, EXPORT),
  q('oracle concat', EXPORT),
  q('mongodb object instead of string', EXPORT),
  q('mongodb dates', EXPORT),
  q('elastic search query dsl', EXPORT),
  q('common expression language', EXPORT, IMPORT),
  q('spring expression language', EXPORT, IMPORT),
  q('json logic custom operation', IMPORT, EXPORT, api('variables/jsonLogicAdditionalOperators')),
  q('human readable query text', SHOWCASE, EXPORT),
  q('empty query 1 = 1', EXPORT, MISTAKES),
  q('empty parentheses in sql', MISTAKES, EXPORT),
  q('skip rules without value', EXPORT, VALIDATION, SHOWCASE, MISTAKES),
  q('case insensitive like', EXPORT, OPERATORS),
  q('formatQuery on node server', INTRO, EXPORT, MISTAKES),
  q('filter array of objects', SHOWCASE),
  q('rename combinator to condition', PROPERTIES, MISC, api('functions/transformQuery')),
  q('remove id before sending to backend', PROPERTIES, MISTAKES, EXPORT),
  q('walk through all rules recursively', MISC, TYPES, UPDATES, PROPERTIES),
  q('store extra data on a rule', PROPERTIES, TYPES),
];

const IMPORTS_AND_CHECKS = [
  q('convert where clause to query', IMPORT, SHOWCASE, api('functions/parseSQL')),
  q('parse in list as array', IMPORT),
  q('load json logic into builder', IMPORT, api('functions/parseJsonLogic')),
  q('import mongo query', IMPORT, api('functions/parseMongoDB')),
  q('parseSpEL', api('functions/parseSpEL'), IMPORT),
  q('validate on submit', VALIDATION),
  q('required value', VALIDATION, SHOWCASE),
  q('invalid empty group', VALIDATION, api('functions/defaultValidator')),
  q('check query on the server', MISTAKES, INTRO, EXPORT),
];

const NAMES = [
  q('typescript custom field type', TYPES),
  q('property label does not exist', MISTAKES, TYPES),
  q('use without npm in a plain html page', BUILDLESS),
  q('prepareRuleGroup', api('functions/prepareRuleGroup')),
  q('getCompatContextProvider', api('functions/getCompatContextProvider')),
  q('RuleGroupTypeAny', api('type-aliases/RuleGroupTypeAny')),
  q('useValueSelector', api('functions/useValueSelector')),
];

const VERSIONS: Query[] = [
  q('react 17', MIGRATE, INTRO, '/changes/6-to-7'),
  q('what is new in version 7', MIGRATE, '/changes/6-to-7'),
  {
    query: 'drag and drop setup',
    pages: ['/docs/6/compat', '/docs/6/components/draghandle'],
    version: '6',
  },
  {
    query: 'nested array subquery',
    pages: ['/docs/next/components/rule', '/docs/next/components/querybuilder'],
    version: 'current',
  },
];

/** See the comment at the top of the file. */
export const FORUM_QUERIES: readonly Query[] = [
  ...FIELDS_AND_OPERATORS,
  ...VALUES,
  ...STATE,
  ...STRUCTURE,
  ...COMPONENTS,
  ...EXPORTS,
  ...IMPORTS_AND_CHECKS,
  ...NAMES,
  ...VERSIONS,
];
