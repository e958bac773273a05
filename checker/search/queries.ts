import { NAMES, SLIPS } from './queriesOfNames';
import { FORMATS, LIBRARIES, START, TASKS } from './queriesOfTasks';
import { api, type Query, q } from './query';

/** Written after the ranking was tuned with the others; at first sight their MRR was 0.915. */
const MORE = [
  q('multiple select values', '/docs/components/valueselector', '/docs/components/valueeditor'),
  q(
    'how to write a custom field selector',
    '/docs/components/valueselector',
    '/docs/tips/custom-with-fallback',
    '/docs/components/querybuilder',
  ),
  q('replace add button', '/docs/components/actionelement'),
  q('remove default css classes', '/docs/styling/classnames'),
  q(
    'suppressStandardClassnames',
    '/docs/styling/classnames',
    '/docs/components/querybuilder',
    api('type-aliases/QueryBuilderProps'),
    api('interfaces/Schema'),
  ),
  q('jsonlogic export', '/docs/utils/export'),
  q('spel', '/docs/utils/export', '/docs/utils/import'),
  q('jsonata', '/docs/utils/export', '/docs/utils/import', api('functions/parseJSONata')),
  q('postgres', '/docs/utils/export', '/docs/tips/custom-bind-variables'),
  q('mysql', '/docs/utils/export'),
  q(
    'ruleProcessor',
    '/docs/utils/export',
    api('interfaces/FormatQueryOptions'),
    api('type-aliases/RuleProcessor'),
  ),
  q(
    'valueProcessor',
    '/docs/utils/export',
    api('interfaces/FormatQueryOptions'),
    api('type-aliases/ValueProcessor'),
  ),
  q('uniqByName', api('functions/uniqByName')),
  q('getFirstOption', api('functions/getFirstOption')),
  q('is rule group', api('functions/isRuleGroup')),
  q('defaultValidator', api('functions/defaultValidator'), '/docs/utils/validation'),
  q('QueryActions', api('interfaces/QueryActions')),
  q('FullField', api('interfaces/FullField')),
  q('Schema', api('interfaces/Schema')),
  q('Field', api('type-aliases/Field'), '/docs/components/querybuilder'),
  q(
    'parseNumbers',
    '/docs/utils/export',
    '/docs/components/querybuilder',
    '/docs/components/valueeditor',
    api('interfaces/FormatQueryOptions'),
  ),
  q(
    'placeholder text for operators',
    '/docs/components/querybuilder',
    '/docs/utils/export',
    '/docs/tips/showcase',
  ),
  q(
    'option groups',
    '/docs/components/valueselector',
    '/docs/tips/managing-operators',
    api('interfaces/OptionGroup'),
  ),
  q('initial query', '/docs/components/querybuilder', '/docs/intro'),
  q(
    'defaultQuery',
    '/docs/components/querybuilder',
    '/docs/tips/common-mistakes',
    api('type-aliases/QueryBuilderProps'),
  ),
  q('redux', '/docs/utils/hooks', '/docs/intro', '/docs/tips/external-controls'),
  q('server side validation', '/docs/tips/common-mistakes', '/docs/utils/validation'),
  q('find rule by id', api('functions/findPath'), '/docs/tips/path', '/docs/utils/misc'),
  q('parent path', api('functions/getParentPath'), '/docs/tips/path'),
  q('keep query in url', '/docs/tips/showcase'),
  q('group rules', '/docs/components/rulegroup', '/docs/tips/limit-groups'),
  q('chakra ui demo', '/demo/chakra'),
  q('bulma', '/docs/compat', '/demo/bulma', '/api/@react-querybuilder/bulma'),
  q('fluent ui', '/docs/compat', '/demo/fluent', '/api/@react-querybuilder/fluent'),
  q(
    'keyboard accesibility',
    '/docs/components/shiftactions',
    '/docs/components/draghandle',
    '/docs/components/rulegroup',
  ),
  q(
    'showLockButtons',
    '/docs/components/querybuilder',
    '/docs/components/actionelement',
    api('type-aliases/QueryBuilderProps'),
    api('interfaces/Schema'),
  ),
  q(
    'enableDragAndDrop',
    '/docs/components/querybuilder',
    '/docs/components/draghandle',
    '/docs/compat',
    api('interfaces/QueryBuilderContextProps'),
  ),
  q('useRuleGroup', api('functions/useRuleGroup')),
  q('userule', api('functions/useRule')),
  q('translatons', '/docs/components/querybuilder', api('interfaces/Translations')),
  q('mongo db', '/docs/utils/export', '/docs/utils/import'),
  q('nextjs', '/docs/tips/common-mistakes'),
  q(
    'combinator selector',
    api('interfaces/CombinatorSelectorProps'),
    '/docs/components/valueselector',
  ),
  q('debug', '/docs/components/querybuilder'),
  q('performance', '/docs/tips/common-mistakes', '/docs/utils/hooks'),
];

/** A reader of another version sees that version. */
const VERSIONS: Query[] = [
  { query: 'validation', pages: ['/docs/next/utils/validation'], version: 'current' },
  {
    query: 'what changes in version 8',
    pages: ['/docs/next/migrate', '/changes/7-to-8'],
    version: 'current',
  },
  { query: 'drag handle', pages: ['/docs/next/components/draghandle'], version: 'current' },
  { query: 'export to sql', pages: ['/docs/next/utils/export'], version: 'current' },
  {
    query: 'formatQuery',
    pages: ['/api/next/react-querybuilder/functions/formatQuery'],
    version: 'current',
  },
  { query: 'getting started', pages: ['/docs/next/intro'], version: 'current' },
  { query: 'formatQuery', pages: [api('functions/formatQuery')], version: '5' },
  { query: 'antd demo', pages: ['/demo/antd'], version: '3' },
];

/** What the quality of the search is measured with. */
export const QUERIES: readonly Query[] = [
  ...START,
  ...LIBRARIES,
  ...TASKS,
  ...FORMATS,
  ...NAMES,
  ...SLIPS,
  ...MORE,
  ...VERSIONS,
];
