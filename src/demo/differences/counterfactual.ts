import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { isRuleGroup } from 'react-querybuilder';
import { orders } from '../data';
import type { RunnableFormat } from '../engines';
import type { ExportChoices } from '../exportChoices';
import { createLeftOutTest, evaluateRule, type ValidationOptions } from '../referenceEvaluator';
import type { DemoQuery } from '../state';
import type { AnsweredRecords, Difference, QueryContext } from './difference';
import {
  joinParts,
  orderIdRule,
  type Part,
  partsOf,
  type RuleContext,
  replaceRules,
  rulesOf,
} from './rewriting';

/** A query with the options that it is exported with. */
export interface ExportedQuery {
  query: RuleGroupTypeAny;
  choices: ExportChoices;
}

/** Which rules of a difference to edit; all of them by default. */
export type Occurrences = ReadonlyMap<Difference, ReadonlySet<RuleType>>;

/** Replaces a rule, for the records that it affects, by the answers of the reference. */
function replaceWithAnswers(
  rule: RuleType,
  { affects, base = rule }: AnsweredRecords,
  { negative, independent, evaluate }: RuleContext,
): Part | undefined {
  const affected = orders.filter(affects);
  if (affected.length === 0) return undefined;
  const isTrue = new Set(affected.filter((order) => evaluate(rule, order) ?? negative));
  const idsOf = (truth: boolean) =>
    affected.filter((order) => isTrue.has(order) === truth).map(({ id }) => id);
  if (affected.length === orders.length) return orderIdRule(idsOf(true));
  // The rule comes last, so that the engine does not evaluate it for the affected records.
  const others = joinParts('or', [orderIdRule(idsOf(true)), base], independent);
  return joinParts('and', [orderIdRule(idsOf(false), 'notIn'), others], independent);
}

const rulesIn = (part: Part): RuleType[] =>
  isRuleGroup(part) ? partsOf(part).flatMap(rulesIn) : [part];

/** Writes one query without the causes that it may have for a difference in one format. */
export class Counterfactual {
  private readonly original: RuleGroupTypeAny;

  /**
   * @param format - the format that differs
   * @param query - the query, as it was exported
   * @param choices - the options that it was exported with
   * @param validation - the validators that it was exported with
   */
  constructor(
    private readonly format: RunnableFormat,
    query: DemoQuery,
    private readonly choices: ExportChoices,
    private readonly validation: ValidationOptions,
  ) {
    this.original = query as RuleGroupTypeAny;
  }

  /**
   * Writes the query without some causes.
   *
   * @param causes - the causes to remove
   * @param only - the rules to edit, of the original query; all that are affected by default
   */
  without(causes: readonly Difference[], only?: Occurrences): ExportedQuery {
    const { format } = this;
    let { original: query, choices } = this;
    /** The rule of the original query that an edited one comes from. */
    const origins = new Map<RuleType, RuleType>();
    const originOf = (rule: RuleType) => origins.get(rule) ?? rule;

    for (const { restructure } of causes) {
      if (!restructure) continue;
      query = restructure(query, this.contextOf(query)) ?? query;
    }
    const edit = (
      difference: Difference,
      replace: (rule: RuleType, context: RuleContext) => Part | undefined,
    ) => {
      const { isLeftOut } = this.contextOf(query);
      query = replaceRules(query, (rule, place) => {
        const origin = originOf(rule);
        const wanted = only?.get(difference);
        if (isLeftOut(rule) || (wanted && !wanted.has(origin))) return undefined;
        const context = { format, choices: this.choices, ...place, evaluate: evaluateRule };
        const replaced = replace(rule, context);
        if (replaced) for (const inner of rulesIn(replaced)) origins.set(inner, origin);
        return replaced;
      });
    };
    // Answers come first: later edits write values for the engine, which the reference would misread.
    for (const cause of causes) {
      const { answerFromReference } = cause;
      if (!answerFromReference) continue;
      edit(cause, (rule, context) => {
        const found = answerFromReference(rule, context);
        return found && replaceWithAnswers(rule, found, context);
      });
    }
    for (const cause of causes) if (cause.rewrite) edit(cause, cause.rewrite);
    for (const { changeOptions } of causes) {
      choices = { ...choices, ...changeOptions?.({ ...this.contextOf(query), choices }) };
    }
    return { query, choices };
  }

  /** Whether a cause can be removed from the query. */
  canRemove(cause: Difference): boolean {
    if (!cause.formats.includes(this.format)) return false;
    const { query, choices } = this.without([cause]);
    return (
      query !== this.original ||
      (Object.keys(choices) as (keyof ExportChoices)[]).some(
        (name) => choices[name] !== this.choices[name],
      )
    );
  }

  /** The rules of the original query that removing a cause edits. */
  affectedRules(cause: Difference): RuleType[] {
    if (!cause.rewrite && !cause.answerFromReference) return [];
    const kept = new Set(rulesOf(this.without([cause]).query).map(({ rule }) => rule));
    const candidates = rulesOf(this.original).map(({ rule }) => rule);
    return candidates.filter((rule) => {
      if (!kept.has(rule)) return true;
      const only = new Map([[cause, new Set([rule])]]);
      return this.without([cause], only).query !== this.original;
    });
  }

  private contextOf(query: RuleGroupTypeAny): QueryContext {
    const { format, choices, validation } = this;
    return { format, choices, isLeftOut: createLeftOutTest(query as DemoQuery, validation) };
  }
}
