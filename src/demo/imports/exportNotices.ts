import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { exportFormats } from '../formats';
import { canonicalForm, rulesOf } from './canonicalForm';
import type { ImportFormatId } from './formats';
import { ImportError, quoted } from './importError';

/** How many rules are named; more are counted. */
const MAX_QUOTED = 3;

/** Reads an exported text as strictly as an imported one. */
type ReadExported = (text: string) => RuleGroupTypeAny;

/**
 * Names the rules of an imported query whose export to the same format differs from the
 * text that they come from: some exports do not escape the special characters of their language.
 *
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
  reread: ReadExported,
): string[] {
  const write = (part: RuleGroupTypeAny) =>
    exportFormats.find(({ id }) => id === format)?.exportQuery(part) ?? '';
  const isSame = (meant: RuleGroupTypeAny, written: string) => {
    try {
      return canonicalForm(reread(written)) === canonicalForm(meant);
    } catch (error) {
      if (error instanceof ImportError) return false;
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
    return [`The ${label} export of this query has a different meaning than the text.`];
  }
  const named = differing
    .slice(0, MAX_QUOTED)
    .map(
      (written) =>
        `The ${label} export writes one condition as ${quoted(written)}, which has a different meaning.`,
    );
  const more = differing.length - named.length;
  return more > 0 ? [...named, `${more} more conditions are affected.`] : named;
}
