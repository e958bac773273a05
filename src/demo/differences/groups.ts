import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import { CORE_VERSION } from '../coreVersion';
import { splitAtOr } from '../referenceEvaluator';
import {
  anyOf,
  type Difference,
  isSql,
  negated,
  type QueryContext,
  query,
  rule,
  SQL_FORMATS,
  takesList,
} from './difference';
import { constantRule, isIndependent, joinParts, type Part, partsOf } from './rewriting';

const isEmptyList = (part: RuleType) => takesList(part) && toArray(part.value).length === 0;

/** Applies an edit to every group, the inner ones first; `undefined` if none changes. */
function editGroups(
  group: RuleGroupTypeAny,
  edit: (group: RuleGroupTypeAny, isRoot: boolean) => RuleGroupTypeAny,
): RuleGroupTypeAny | undefined {
  const visit = (current: RuleGroupTypeAny, isRoot: boolean): RuleGroupTypeAny => {
    const rules = (current.rules as (string | Part)[]).map((part) =>
      typeof part !== 'string' && isRuleGroup(part) ? visit(part, false) : part,
    );
    const isSame = rules.every((part, index) => part === current.rules[index]);
    return edit(isSame ? current : ({ ...current, rules } as RuleGroupTypeAny), isRoot);
  };
  const edited = visit(group, true);
  return edited === group ? undefined : edited;
}

/** Whether the exports leave out everything in a group. The reference counts such a group as true. */
const isEmpty = (group: RuleGroupTypeAny, { isLeftOut }: QueryContext) =>
  partsOf(group).every((part) => isLeftOut(part));

const OPPOSITES = [
  ['=', '!='],
  ['<', '>='],
  ['>', '<='],
  ['null', 'notNull'],
  ['in', 'notIn'],
  ['between', 'notBetween'],
  ['contains', 'doesNotContain'],
  ['beginsWith', 'doesNotBeginWith'],
  ['endsWith', 'doesNotEndWith'],
];
const opposites = new Map(
  OPPOSITES.flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

/** The opposite of a rule or group, without a negation. */
function negatePart(part: Part, context: QueryContext): Part {
  if (!isRuleGroup(part)) {
    return { ...part, operator: opposites.get(part.operator) ?? part.operator };
  }
  if (isEmpty(part, context)) return constantRule(false);
  if (part.not) return withoutNot({ ...part, not: false }, context);
  const independent = isIndependent(part);
  const runs = splitAtOr(part)
    .map((run) =>
      run.filter((inner) => !context.isLeftOut(inner)).map((p) => negatePart(p, context)),
    )
    .filter(({ length }) => length > 0)
    .map((run) => (run.length === 1 ? (run[0] as Part) : joinParts('or', run, independent)));
  return joinParts('and', runs, independent);
}

/** A group in which the operators say what the negations said. */
function withoutNot(group: RuleGroupTypeAny, context: QueryContext): RuleGroupTypeAny {
  if (group.not && !isEmpty(group, context)) {
    const { not: _, ...plain } = group;
    return negatePart(plain as RuleGroupTypeAny, context) as RuleGroupTypeAny;
  }
  const rules = (group.rules as (string | Part)[]).map((part) =>
    typeof part !== 'string' && isRuleGroup(part) ? withoutNot(part, context) : part,
  );
  const isSame = rules.every((part, index) => part === group.rules[index]);
  return isSame ? group : ({ ...group, rules } as RuleGroupTypeAny);
}

/** A group without the rules that the exports leave out, and without the combinators next to them. */
function withoutLeftOut(group: RuleGroupTypeAny, { isLeftOut }: QueryContext): RuleGroupTypeAny {
  if (!partsOf(group).some(isLeftOut)) return group;
  const runs = splitAtOr(group)
    .map((run) => run.filter((part) => !isLeftOut(part)))
    .filter(({ length }) => length > 0);
  const independent = isIndependent(group);
  const rules = independent
    ? runs.flatMap((run, index) => [
        ...(index > 0 ? ['or'] : []),
        ...(joinParts('and', run, true).rules as (string | Part)[]),
      ])
    : partsOf(group).filter((part) => !isLeftOut(part));
  return { ...group, rules } as RuleGroupTypeAny;
}

/** The maximum number of parts in a group of a balanced query. */
const MAX_GROUP_LENGTH = 10;

/** Rewrites a query with short groups and little nesting. */
function balanceGroups(group: RuleGroupTypeAny): RuleGroupTypeAny {
  const independent = isIndependent(group);
  if (independent) return group;
  const combinator = group.combinator as 'and' | 'or';
  const flat = partsOf(group).flatMap((part) => {
    if (!isRuleGroup(part)) return [part];
    const inner = flattenGroups(part);
    return inner.combinator === combinator && !inner.not && inner.rules.length > 0
      ? partsOf(inner)
      : [balanceGroups(inner)];
  });
  let parts: Part[] = flat;
  while (parts.length > MAX_GROUP_LENGTH) {
    const rows: Part[] = [];
    for (let start = 0; start < parts.length; start += MAX_GROUP_LENGTH) {
      rows.push(joinParts(combinator, parts.slice(start, start + MAX_GROUP_LENGTH), false));
    }
    parts = rows;
  }
  return { ...group, rules: parts } as RuleGroupTypeAny;
}

/** Merges nested groups with the same combinator into their parent. */
function flattenGroups(group: RuleGroupTypeAny): RuleGroupTypeAny {
  const rules = partsOf(group).flatMap((part) => {
    if (!isRuleGroup(part)) return [part];
    const inner = flattenGroups(part);
    const isSame = inner.combinator === group.combinator && !inner.not && inner.rules.length > 0;
    return isSame ? partsOf(inner) : [inner];
  });
  return { ...group, rules } as RuleGroupTypeAny;
}

const nestingDepth = (group: RuleGroupTypeAny): number =>
  1 + Math.max(0, ...partsOf(group).map((part) => (isRuleGroup(part) ? nestingDepth(part) : 0)));

const maxGroupLength = (group: RuleGroupTypeAny): number =>
  Math.max(
    group.rules.length,
    ...partsOf(group).map((part) => (isRuleGroup(part) ? maxGroupLength(part) : 0)),
  );

/** Differences in how groups are exported. */
export const groups: Difference[] = [
  {
    id: 'mongodb-not',
    title: '“Not” is lost in MongoDB',
    because: `The MongoDB export of ${CORE_VERSION} does not look at the “not” of a group: the filter selects what the group should exclude.`,
    remedy: 'opposite operators in place of “not”',
    origin: 'export',
    formats: ['mongodb'],
    restructure: withoutNot,
    examples: [{ query: negated(rule('city', '=', 'kyoto')) }],
  },
  {
    id: 'jsonlogic-empty',
    title: 'Empty groups in JsonLogic',
    because:
      'For an empty group the text formats and MongoDB write something that is true. JsonLogic leaves it out of its group, and for an empty query it is false: no record matches instead of all.',
    remedy: 'a rule that is always true in each empty group',
    origin: 'export',
    formats: ['jsonlogic'],
    restructure: (root, context) =>
      editGroups(root, (group, isRoot) => {
        if (!isRoot && context.isLeftOut(group)) return group;
        if (!isEmpty(group, context) && !context.isLeftOut(group)) return group;
        return { ...group, not: false, rules: [constantRule(true)] } as RuleGroupTypeAny;
      }),
    examples: [
      { query: query() },
      { query: anyOf(rule('city', '=', 'kyoto'), { combinator: 'and', rules: [] }) },
    ],
  },
  {
    id: 'empty-list',
    title: 'A list without values',
    because:
      'SQL has no empty list, so the export to SQL and SpEL drops the rule. The others write the empty list, which no value is in.',
    remedy: 'a rule that never matches in its place',
    origin: 'export',
    formats: [...SQL_FORMATS, 'spel'],
    rewrite: (part) => (isEmptyList(part) ? constantRule(part.operator === 'notIn') : undefined),
    examples: [{ query: query(rule('city', '=', 'kyoto'), rule('kind', 'in', '')) }],
  },
  {
    id: 'sql-empty-parentheses',
    title: 'A group whose rules all drop out, in SQL',
    because:
      'A group without rules is written as (1 = 1). When it has rules, but none that is complete or valid, SQL gets an empty pair of parentheses, which is a syntax error.',
    remedy: 'the group empty',
    origin: 'export',
    formats: SQL_FORMATS,
    restructure: (root, context) =>
      editGroups(root, (group) =>
        group.rules.length > 0 && isEmpty(group, context)
          ? ({ ...group, rules: [] } as unknown as RuleGroupTypeAny)
          : group,
      ),
    examples: [{ query: query(rule('total', 'between', '100,')) }],
  },
  {
    id: 'dangling-combinator',
    title: 'A combinator without its rule',
    because:
      'With independent combinators, a rule that drops out leaves its “and” or “or” behind, and two of them meet. That is a syntax error.',
    remedy: 'the incomplete rules and their combinators removed',
    origin: 'export',
    formats: [...SQL_FORMATS, 'cel', 'spel', 'jsonata'],
    restructure: (root, context) =>
      editGroups(root, (group) => (isIndependent(group) ? withoutLeftOut(group, context) : group)),
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
    remedy: 'one of the two groups',
    origin: 'export',
    formats: ['jsonlogic'],
    restructure: (root, context) =>
      editGroups(root, (group) => {
        const [only, ...others] = group.rules as (string | Part)[];
        if (!isIndependent(group) || !group.not || others.length > 0) return group;
        if (typeof only !== 'object' || !isRuleGroup(only) || !('not' in only)) return group;
        if (isEmpty(only, context) || context.isLeftOut(only)) return group;
        return { ...only, not: !only.not } as RuleGroupTypeAny;
      }),
    examples: [
      { query: { not: true, rules: [{ not: false, rules: [rule('city', '=', 'kyoto')] }] } },
    ],
  },
  {
    id: 'group-of-a-run',
    title: 'Rules that drop out before an “or”, in MongoDB',
    because:
      'With independent combinators, convertFromIC makes a group of the rules that “and” joins. When they all drop out, the export to MongoDB writes something true for the group, and the “or” selects every record. The reference skips them.',
    remedy: 'the incomplete rules removed',
    origin: 'export',
    formats: ['mongodb'],
    restructure: (root, context) =>
      editGroups(root, (group) => (isIndependent(group) ? withoutLeftOut(group, context) : group)),
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
    remedy: 'the rules in small groups',
    origin: 'engine',
    formats: [...SQL_FORMATS, 'mongodb', 'cel', 'spel'],
    restructure: (root, { format }) =>
      nestingDepth(root) > 100 || (isSql(format) && maxGroupLength(root) > 100)
        ? balanceGroups(flattenGroups(root))
        : undefined,
    examples: [],
  },
];
