import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import { runsOf } from '../reference';
import {
  type Difference,
  either,
  negated,
  query,
  rule,
  type Scene,
  SQL,
  takesList,
} from './difference';

type Part = RuleType | RuleGroupTypeAny;

const partsOf = (group: RuleGroupTypeAny) =>
  (group.rules as (string | Part)[]).filter((part): part is Part => typeof part !== 'string');

const isEmptyList = (part: RuleType) => takesList(part) && toArray(part.value).length === 0;

/** Whether the SQL and SpEL exports write nothing for a part. */
const writesNothing = (part: Part, { isLeftOut, format }: Scene) =>
  isLeftOut(part) ||
  (!isRuleGroup(part) && format !== 'cel' && format !== 'jsonata' && isEmptyList(part));

/** Whether nothing of a group is left. */
const isEmpty = (group: RuleGroupTypeAny, { isLeftOut }: Scene) =>
  isLeftOut(group) || partsOf(group).every(isLeftOut);

/** How deep the operators of a written group nest, of which a row of n parts takes n - 1. */
const depthOf = (group: RuleGroupTypeAny): number => {
  const parts = partsOf(group);
  return (
    parts.length + Math.max(0, ...parts.map((part) => (isRuleGroup(part) ? depthOf(part) : 0)))
  );
};

const levelsOf = (group: RuleGroupTypeAny): number =>
  1 + Math.max(0, ...partsOf(group).map((part) => (isRuleGroup(part) ? levelsOf(part) : 0)));

/** What the exports make of groups. */
export const groups: Difference[] = [
  {
    id: 'mongodb-not',
    title: '“Not” is lost in MongoDB',
    because:
      'The MongoDB export of 7.7.1 does not look at the “not” of a group: the filter selects what the group should exclude.',
    origin: 'export',
    formats: ['mongodb'],
    group: (group) => Boolean(group.not),
    examples: [{ query: negated(rule('city', '=', 'kyoto')) }],
  },
  {
    id: 'jsonlogic-empty',
    title: 'Empty groups in JsonLogic',
    because:
      'For an empty group the text formats and MongoDB write something that is true. JsonLogic leaves it out of its group, and for an empty query it is false: no record matches instead of all.',
    origin: 'export',
    formats: ['jsonlogic'],
    group: isEmpty,
    examples: [
      { query: query() },
      { query: either(rule('city', '=', 'kyoto'), { combinator: 'and', rules: [] }) },
    ],
  },
  {
    id: 'empty-list',
    title: 'A list without values',
    because:
      'SQL has no empty list, so the export to SQL and SpEL drops the rule. The others write the empty list, which no value is in.',
    origin: 'export',
    formats: [...SQL, 'spel'],
    rule: isEmptyList,
    examples: [{ query: query(rule('city', '=', 'kyoto'), rule('kind', 'in', '')) }],
  },
  {
    id: 'sql-empty-parentheses',
    title: 'A group whose rules all drop out, in SQL',
    because:
      'A group without rules is written as (1 = 1). When it has rules, but none that is complete or valid, SQL gets an empty pair of parentheses, which is a syntax error.',
    origin: 'export',
    formats: SQL,
    group: (group, scene) =>
      group.rules.length > 0 && partsOf(group).every((part) => writesNothing(part, scene)),
    examples: [{ query: query(rule('total', 'between', '100,')) }],
  },
  {
    id: 'dangling-combinator',
    title: 'A combinator without its rule',
    because:
      'With independent combinators, a rule that drops out leaves its “and” or “or” behind, and two of them meet. That is a syntax error.',
    origin: 'export',
    formats: [...SQL, 'cel', 'spel', 'jsonata'],
    group: (group, scene) =>
      (group.rules as unknown[]).some((part) => typeof part === 'string') &&
      partsOf(group).some((part) => writesNothing(part, scene)),
    examples: [
      {
        query: {
          rules: [
            rule('city', '=', 'kyoto'),
            'and',
            rule('total', 'between', '100,'),
            'or',
            rule('paid', '=', false),
          ],
        },
      },
    ],
  },
  {
    id: 'lost-not',
    title: 'A negated group around a single group',
    because:
      'With independent combinators, convertFromIC goes before the export to JsonLogic. It makes one of a group and the only group in it, and keeps the inner “not”: the outer one is lost.',
    origin: 'export',
    formats: ['jsonlogic'],
    group: (group) => {
      const [only, ...others] = group.rules as (string | Part)[];
      const merges = others.length === 0 && typeof only === 'object' && isRuleGroup(only);
      return !('combinator' in group) && Boolean(group.not) && merges && 'not' in only;
    },
    examples: [
      { query: { not: true, rules: [{ not: false, rules: [rule('city', '=', 'kyoto')] }] } },
    ],
  },
  {
    id: 'group-of-a-run',
    title: 'Rules that drop out before an “or”, in MongoDB',
    because:
      'With independent combinators, convertFromIC makes a group of the rules that “and” joins. When they all drop out, the export to MongoDB writes something true for the group, and the “or” selects every record. The reference skips them.',
    origin: 'export',
    formats: ['mongodb'],
    group: (group, { isLeftOut }) => {
      const runs = runsOf(group);
      const isIndependent = !('combinator' in group) && runs.length > 1;
      return isIndependent && runs.some((run) => run.length > 1 && run.every(isLeftOut));
    },
    examples: [
      {
        query: {
          rules: [
            rule('total', 'between', '100,'),
            'and',
            rule('gears', 'between', '8,'),
            'or',
            rule('city', '=', 'kyoto'),
          ],
        },
      },
    ],
  },
  {
    id: 'too-large',
    title: 'Very large queries',
    because:
      'SQLite takes conditions up to a depth of 1,000, which as many rules in a row reach; cel-js nests 250 deep. Mingo and spel2js run out of stack when groups nest many hundreds deep.',
    origin: 'engine',
    formats: [...SQL, 'mongodb', 'cel', 'spel'],
    group: (group, { format }) =>
      (SQL as readonly string[]).includes(format) ? depthOf(group) > 900 : levelsOf(group) > 100,
    examples: [],
  },
];
