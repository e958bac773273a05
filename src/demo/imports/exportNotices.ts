import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { exportFormats } from '../formats';
import type { ImportFormatId } from './formats';
import { meaningOf, rulesOf } from './meaning';
import { ImportProblem, quoted } from './problem';

/** How many rules are named; more are counted. */
const MAX_NAMED = 3;

/** Reads an exported text as strictly as an imported one. */
type Reread = (text: string) => RuleGroupTypeAny;

/**
 * Names the rules of an imported query whose export to the same format says something else than the
 * text that they come from: some exports do not escape what means something in their language.
 *
 * @param format - the format
 * @param label - its name for readers
 * @param query - the imported query, with lists as arrays
 * @param shown - the same query in the form in which it is shown
 * @param reread - reads a text of that format
 * @returns a sentence for each, or none
 */
export function exportNotices(
  format: ImportFormatId,
  label: string,
  query: RuleGroupTypeAny,
  shown: RuleGroupTypeAny,
  reread: Reread,
): string[] {
  const write = (part: RuleGroupTypeAny) =>
    exportFormats.find(({ id }) => id === format)?.write(part) ?? '';
  const isSame = (meant: RuleGroupTypeAny, written: string) => {
    try {
      return meaningOf(reread(written)) === meaningOf(meant);
    } catch (error) {
      if (error instanceof ImportProblem) return false;
      throw error;
    }
  };
  if (isSame(query, write(shown))) return [];

  const alone = (rule: RuleType): RuleGroupTypeAny => ({ combinator: 'and', rules: [rule] });
  const asShown = rulesOf(shown);
  const differing = rulesOf(query).flatMap((rule, index) => {
    const written = write(alone(asShown[index] as RuleType));
    return isSame(alone(rule), written) ? [] : written;
  });
  if (differing.length === 0) {
    return [`The ${label} export of this query says something else than the text.`];
  }
  const named = differing
    .slice(0, MAX_NAMED)
    .map(
      (written) =>
        `The ${label} export writes one condition as ${quoted(written)}, which says something else.`,
    );
  const more = differing.length - named.length;
  return more > 0 ? [...named, `This is so for ${more} more.`] : named;
}
