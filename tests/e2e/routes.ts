import { PACKAGES } from '../../api-extractor/packages';
import { API_VERSIONS, LATEST_API } from '../../config/apiVersions';
import { GUIDES_VERSIONS } from '../../config/versions';
import { uiLibraries } from '../../src/demo/uiLibraries';

/** The page ids that `next` and the latest version share, below `/docs/next` and `/docs`. */
export const GUIDE_IDS = [
  'intro',
  'migrate',
  'compat',
  'buildless',
  'typescript',
  'components/actionelement',
  'components/draghandle',
  'components/nottoggle',
  'components/querybuilder',
  'components/rule',
  'components/rulegroup',
  'components/shiftactions',
  'components/valueeditor',
  'components/valueselector',
  'styling/overview',
  'styling/classnames',
  'utils/export',
  'utils/hooks',
  'utils/import',
  'utils/misc',
  'utils/validation',
  'tips/adding-removing-query-properties',
  'tips/arbitrary-updates',
  'tips/common-mistakes',
  'tips/custom-bind-variables',
  'tips/custom-with-fallback',
  'tips/external-controls',
  'tips/limit-groups',
  'tips/managing-operators',
  'tips/path',
  'tips/showcase',
  'category/components',
  'category/styling',
  'category/tips--tricks',
  'category/utilities',
];

/** A guide that is fast to open, for tests in which any guide will do. */
export const SHORT_GUIDE = '/docs/components/nottoggle';

/** Where a page that holds no text of its own takes its reader, in the same version. */
export const FORWARDS: Record<string, string> = {
  'api/classnames': 'styling/classnames',
  'api/querybuilder': 'components/querybuilder',
  'api/valueeditor': 'components/valueeditor',
  'api/export': 'utils/export',
  'api/import': 'utils/import',
  'api/misc': 'utils/misc',
  'api/validation': 'utils/validation',
  'tips/styling': 'styling/overview',
  umd: 'buildless',
};

/** The docs versions whose pages are {@link GUIDE_IDS}. */
export const CURRENT_BASES = ['/docs', '/docs/next'];

/** The start of the paths of each older version. */
export const OLD_BASES = GUIDES_VERSIONS.map(({ route }) => route).filter(
  (route) => !CURRENT_BASES.includes(route),
);

/** The UI libraries with an adapter package. */
export const ADAPTERS = uiLibraries.map(({ id }) => id).filter((id) => id !== 'default');

/** Every page outside the API reference that shows itself and does not forward. */
export const PAGES = [
  '/',
  ...uiLibraries.map(({ route }) => route),
  '/demo/custom-editors',
  '/demo/differences',
  '/sandbox',
  '/discord',
  '/markdown-page',
  '/search',
  ...CURRENT_BASES.flatMap((base) => GUIDE_IDS.map((id) => `${base}/${id}`)),
  ...OLD_BASES.map((base) => `${base}/intro`),
];

/** Pages of the API reference that the specification names, one or more of each kind. */
export const API_PAGES = [
  '/api',
  ...PACKAGES.map((name) => `/api/${name}`),
  ...['formatQuery', 'findPath', 'useRuleGroup', 'QueryBuilder', 'parseSQL', 'parseSpEL'].map(
    (name) => `/api/react-querybuilder/functions/${name}`,
  ),
  ...[
    'NotToggleProps',
    'OperatorSelectorProps',
    'Option',
    'OptionGroup',
    'RuleGroupProps',
    'RuleGroupType',
    'RuleProps',
    'RuleType',
    'Schema',
    'Translations',
    'ValidationResult',
    'ValueEditorProps',
    'ValueSelectorProps',
  ].map((name) => `/api/react-querybuilder/interfaces/${name}`),
  ...[
    'Combinator',
    'Field',
    'Operator',
    'Path',
    'QueryBuilderProps',
    'QueryValidator',
    'RuleValidator',
    'ValueSource',
    'JsonLogicAnd',
    'JsonLogicVar',
  ].map((name) => `/api/react-querybuilder/type-aliases/${name}`),
  ...[
    'defaultCombinators',
    'defaultOperators',
    'defaultTranslations',
    'standardClassnames',
    'messages',
    'TestID',
    'rootPath',
  ].map((name) => `/api/react-querybuilder/variables/${name}`),
  '/api/@react-querybuilder/bulma/functions/BulmaValueEditor',
  '/api/@react-querybuilder/fluent/type-aliases/FluentActionProps',
  '/api/@react-querybuilder/fluent/variables/fluentTranslations',
  '/api/@react-querybuilder/tremor/functions/TremorValueSelector',
  '/api/@react-querybuilder/tremor/variables/tremorControlElements',
];

/**
 * One page of each type: what is true of it is true of the others of its type. The guide and the list of
 * changes are small ones that have more kinds of content than the largest.
 */
export const PAGE_TYPES = {
  'the home page': '/',
  'the demo': '/demo',
  'the differences between formats': '/demo/differences',
  'a guide': '/docs/tips/path',
  'a guide of the unreleased version': '/docs/next/components/rule',
  'a guide of an old version': '/docs/5/intro',
  'a migration guide': '/docs/migrate',
  'a category': '/docs/category/components',
  'the list of changes': '/changes',
  'all changes between two versions': '/changes/5-to-6',
  'the index of the reference': '/api',
  'a package of the reference': '/api/@react-querybuilder/tremor',
  'a function of the reference': '/api/react-querybuilder/functions/formatQuery',
  'an interface of the reference': '/api/react-querybuilder/interfaces/Schema',
  'a type of the reference': '/api/react-querybuilder/type-aliases/QueryBuilderProps',
  'a variable of the reference': '/api/react-querybuilder/variables/standardClassnames',
  'the sandbox': '/sandbox',
  'the chat page': '/discord',
  'the Markdown page': '/markdown-page',
  'the search page': '/search?q=rule',
  'the not-found page': '/no-such-page',
};

/** Whether a page belongs to a version of the API reference other than the latest. */
export const isOfOtherApi = (route: string): boolean =>
  API_VERSIONS.some(
    (version) =>
      version !== LATEST_API && (route === version.route || route.startsWith(`${version.route}/`)),
  );

/** The package and the kind of a member page of the API reference: `/api/antd/functions`, say. */
const packageAndKind = (route: string) => /^(\/api\/.+)\/[^/]+$/.exec(route)?.[1];

/**
 * Leaves out all member pages of the API reference but the first of each package and kind: they are made in
 * one way, and the first shows what is true of all.
 */
export function firstOfEachKind(routes: readonly string[]): string[] {
  const seen = new Set<string>();
  return routes.filter((route) => {
    const kind = packageAndKind(route);
    if (kind === undefined || API_PAGES.includes(route)) return true;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}

/** Where each version of the guides and of the API reference begins; a longer one first. */
const VERSION_BASES = [...GUIDES_VERSIONS, ...API_VERSIONS]
  .map(({ route }) => route)
  .sort((one, other) => other.length - one.length);

/** The first guide of each version, and the guide of the drag handle, which the contract names. */
const NAMED_GUIDES = /^\/docs\/(?:.*intro|components\/draghandle)$/;

/**
 * Of the pages that versions have in common, leaves one each: the versions take turns, so that every guide
 * and every version occurs. Pages that the specification names stay too.
 */
export function oneVersionOfEach(routes: readonly string[]): string[] {
  const same = new Map<string, string[]>();
  for (const route of routes) {
    const base = VERSION_BASES.find((own) => route === own || route.startsWith(`${own}/`)) ?? '';
    const [, area = ''] = base.split('/');
    const page = `${area}:${(packageAndKind(route) ?? route).slice(base.length)}`;
    same.set(page, [...(same.get(page) ?? []), route]);
  }
  const chosen = new Set([...same.values()].map((pages, turn) => pages[turn % pages.length]));
  return routes.filter(
    (route) => chosen.has(route) || API_PAGES.includes(route) || NAMED_GUIDES.test(route),
  );
}
