import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { randomVectors } from './randomVectors';
import type { Condition, Tree } from './tree';

/** A condition, and the query that the library reads when it is given nothing else. */
export interface ReadCondition {
  condition: Condition;
  query: RuleGroupTypeAny;
}

type Part = RuleType | RuleGroupTypeAny | string;

/** What a rule says, by the truth of the rules that the conditions have when read by themselves. */
type Truth = (truths: boolean[]) => boolean;

/** Each operator with the one that says the opposite. */
const OPPOSITES = new Map(
  [
    ['=', '!='],
    ['<', '>='],
    ['>', '<='],
    ['in', 'notIn'],
    ['null', 'notNull'],
    ['between', 'notBetween'],
    ['contains', 'doesNotContain'],
    ['beginsWith', 'doesNotBeginWith'],
    ['endsWith', 'doesNotEndWith'],
  ].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]) as [string, string][],
);

/**
 * Lists the rules of a query.
 *
 * @param query - the query
 * @returns its rules, from top to bottom
 */
export function rulesOf(query: RuleGroupTypeAny): RuleType[] {
  return (query.rules as Part[]).flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'rules' in part ? rulesOf(part) : [part];
  });
}

/**
 * Tells whether a query says what its text says: "and", "or" and "not" of both are compared over
 * many ways in which the conditions could hold. The library's parsers leave out what they do not
 * know without a word, and at times lose a "not".
 *
 * @param tree - what the text says
 * @param conditions - its conditions, in the order of the text
 * @param query - what the library made of the text
 * @returns whether both hold in the same cases
 */
export function hasSameMeaning(
  tree: Tree,
  conditions: ReadCondition[],
  query: RuleGroupTypeAny,
): boolean {
  const own = conditions.flatMap((condition) => rulesOf(condition.query));
  const truths = align(own, rulesOf(query));
  if (!truths) return false;

  let first = 0;
  const ofCondition = new Map<Condition, Truth>();
  for (const { condition, query: alone } of conditions) {
    const rules = rulesOf(alone);
    const start = first;
    const places = new Map(rules.map((rule, index) => [rule, start + index]));
    ofCondition.set(
      condition,
      holds(alone, (rule) => (truths) => !!truths[places.get(rule) ?? 0]),
    );
    first += rules.length;
  }
  const ofText = treeHolds(tree, ofCondition);
  const ofQuery = holds(query, (rule) => truths.get(rule) as Truth);
  return randomVectors(own.length).every((vector) => ofText(vector) === ofQuery(vector));
}

/** Finds what each rule of a query says. A rule may also be the opposite of one, or a range of two. */
function align(own: RuleType[], rules: RuleType[]) {
  const truths = new Map<RuleType, Truth>();
  let at = 0;
  for (const rule of rules) {
    const [one, two] = [own[at], own[at + 1]];
    const place = at;
    if (one?.field !== rule.field) return undefined;
    if (one.operator === rule.operator) {
      truths.set(rule, (vector) => !!vector[place]);
    } else if (OPPOSITES.get(one.operator) === rule.operator) {
      truths.set(rule, (vector) => !vector[place]);
    } else if (two?.field === rule.field && isRange(one, two, rule)) {
      at += 1;
      truths.set(rule, (vector) =>
        rule.operator === 'between'
          ? !!vector[place] && !!vector[place + 1]
          : !!vector[place] || !!vector[place + 1],
      );
    } else {
      return undefined;
    }
    at += 1;
  }
  return at === own.length ? truths : undefined;
}

function isRange(one: RuleType, two: RuleType, rule: RuleType): boolean {
  const ends = [one.operator, two.operator].sort().join(' ');
  return (
    (rule.operator === 'between' && ends === '<= >=') ||
    (rule.operator === 'notBetween' && ends === '< >')
  );
}

function treeHolds(tree: Tree, ofCondition: Map<Condition, Truth>): Truth {
  if (tree.kind === 'condition') return ofCondition.get(tree) as Truth;
  const parts = tree.parts.map((part) => treeHolds(part, ofCondition));
  if (tree.kind === 'not') return (vector) => !parts[0]?.(vector);
  return joined(parts, tree.kind);
}

function joined(parts: Truth[], combinator: string): Truth {
  return combinator === 'and'
    ? (vector) => parts.every((part) => part(vector))
    : (vector) => parts.some((part) => part(vector));
}

function holds(query: RuleGroupTypeAny, truthOf: (rule: RuleType) => Truth): Truth {
  const whole = holdsWithoutNot(query, truthOf);
  return query.not ? (vector) => !whole(vector) : whole;
}

function holdsWithoutNot(query: RuleGroupTypeAny, truthOf: (rule: RuleType) => Truth): Truth {
  const truth = (part: Part): Truth => {
    if (typeof part === 'string')
      throw new TypeError('A combinator stands where a rule should be.');
    return 'rules' in part ? holds(part, truthOf) : truthOf(part);
  };
  const parts = query.rules as Part[];
  if (parts.length === 0) return () => true;
  if (query.combinator !== undefined) return joined(parts.map(truth), query.combinator);
  return independent(parts, ['or', 'and'], truth);
}

/** With a combinator between neighbours, "and" binds more than "or". */
function independent(parts: Part[], levels: string[], truth: (part: Part) => Truth): Truth {
  const [level, ...rest] = levels;
  if (level === undefined) return truth(parts[0] as Part);
  const runs: Part[][] = [[]];
  for (const part of parts) {
    if (part === level) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  return joined(
    runs.map((run) => independent(run, rest, truth)),
    level,
  );
}
