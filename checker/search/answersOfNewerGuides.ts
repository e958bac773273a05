import type { Query } from './query';

/**
 * The guides that were published after the queries were written, each with the queries that it answers as
 * well as the pages named there do. They were chosen by reading the guides, without any search result of
 * these queries, and a second reader who had seen none either took out eight of them.
 */
const ANSWERED: Record<string, readonly string[]> = {
  '/docs/tips/async-options': [
    'load values from an api',
    'async select',
    'load dropdown values from api',
    'fields from api loaded later',
    'use react-select for dropdowns',
    'country and city dependent selects',
    'autocomplete',
    'getvalues async',
    'fetch suggestions from api while typing',
  ],
  '/docs/tips/date-pickers': [
    'react-datepicker as value editor',
    'date format of the picker',
    'set date picker format',
    'input type date for a field',
    'date between two dates',
    'date picker',
    'date between',
    'last 30 days operator',
  ],
  '/docs/tips/undo-redo': [
    'undo redo',
    'undo last change',
    'undo',
    'go back to the previous query',
  ],
  '/docs/tips/store-and-load': [
    'save query to database',
    'save query as json',
    'load saved query',
    'load saved query from database',
    'edit a filter loaded from the database',
    'share filter as link',
    'put filter in url',
    'bookmarkable filters',
    'save query in url',
    'remove ids',
    'remove id from json',
    'remove id before sending to backend',
    'strip ids before saving to db',
    'add ids to an existing query',
    'add missing ids',
    'save sql and load it back later',
  ],
  '/docs/tips/server': [
    'server side validation',
    'check query on the server',
    'formatQuery on node server',
    'works without react',
    'send query to backend',
    'sequelize or knex where',
    'prepared statement',
    'postgres',
    'postgres placeholders $1 $2',
    'postgres $1 $2 params',
    'postgres dollar params',
    'sqlite',
    'case insensitive like',
    'case insensitive match sql',
    'sql injection',
    'is it safe to run the sql from formatQuery',
    'mongoose find filter',
  ],
  '/docs/tips/nextjs': [
    'next.js app router',
    'nextjs',
    'next.js',
    'ssr',
    'window is not defined nextjs',
    'nextjs hydration error',
    'server side rendering hydration error',
  ],
  '/docs/tips/forms': ['react hook form', 'validate on submit', 'enter key submits my form'],
  '/docs/tips/performance': [
    'lag with hundreds of rules',
    'slow with many rules',
    'slow with hundreds of rules',
    'performance',
    'custom value editor re-renders',
  ],
  '/docs/tips/internationalization': [
    'german translation',
    'french labels',
    'translate to german',
    'i18n',
    'translations',
    'translatons',
    'group and field labels in another language',
    'right to left layout',
    'right to left',
    'rtl',
    'rename operator labels',
    'replace operator names with custom text',
    'labels of combinators',
    'change button labels',
    'change text of add rule button',
  ],
  '/docs/tips/accessibility': [
    'accessibility',
    'screen reader',
    'aria labels',
    'aria label of selectors',
    'keyboard accesibility',
  ],
  '/docs/tips/testing': [
    'component test with testing library',
    'jest',
    'getByTestId',
    'test id of add rule button',
  ],
  '/docs/tips/drag-and-drop': [
    'drag and drop',
    'dnd',
    'dnd not working',
    'reorder rules',
    'drag rule to another query builder',
    'drag rule to another builder',
    'touch devices',
    'only drag inside the same group',
    'app already uses react-dnd',
    'QueryBuilderDndWithoutProvider',
    'cannot have two html5 backends at the same time',
    'canDrop callback',
    'candrop',
    'drag handle not showing',
    'drag handle visible but cannot drag',
    'custom rule breaks dnd',
    'enableDragAndDrop',
  ],
  '/docs/tips/layouts': [
    'combinator between each rule',
    'combinator between rules',
    'inline combinators',
    'inline combinator',
    'and or between rules',
    'and/or between the rules',
    'different and or between rules',
    'mix and and or in the same group',
    'a and b or c without brackets',
    'independent combinators',
    'showCombinatorsBetweenRules',
    'toggle instead of and/or select',
  ],
  '/docs/tips/fields-from-schema': ['fields from api loaded later'],
  '/docs/next/tips/subqueries': ['matchModes', 'nested array subquery'],
};

const answered = Object.entries(ANSWERED).flatMap(([page, queries]) =>
  queries.map((query) => ({ page, query })),
);

/**
 * Adds the guides that were published later to the answers of queries.
 *
 * @param sets - all lists of queries
 * @throws Error when a query that a guide is listed for is in none of them
 */
export function withNewerGuides<List extends { queries: readonly Query[] }>(
  sets: readonly List[],
): List[] {
  const known = new Set(sets.flatMap(({ queries }) => queries.map(({ query }) => query)));
  for (const { page, query } of answered) {
    if (!known.has(query)) {
      throw new Error(`No query is "${query}": correct it at ${page} in answersOfNewerGuides.ts.`);
    }
  }
  const withAll = ({ query, pages, ...rest }: Query): Query => ({
    ...rest,
    query,
    pages: [...pages, ...answered.filter((one) => one.query === query).map(({ page }) => page)],
  });
  return sets.map((set) => ({ ...set, queries: set.queries.map(withAll) }));
}
