import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/content/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { exportFormats } from '../../../src/demo/formats';
import { type ImportFormatId, importFormats } from '../../../src/demo/imports/formats';
import { importQuery } from '../../../src/demo/imports/importQuery';
import { readQuery } from '../../../src/demo/imports/readQuery';
import { importTexts } from './support/importTexts';
import { pastedQueries } from './support/pastedQueries';

/** Notices that name a difference, and not only what was left out without one. */
const NAMES_DIFFERENCE = /a different meaning|was read as|left out/;

const selected = async (format: ImportFormatId, text: string) => {
  const engine = await loadEngine(format);
  const result = await engine(text, orders);
  return 'error' in result ? result.error : result.ids;
};

/**
 * Imports a text, exports the query to the same format, and runs both.
 *
 * @param runs - what the engine runs in place of the text, where that is no expression
 */
async function outcomeOf(format: ImportFormatId, text: string, runs = text, isIndependent = false) {
  const options = { independentCombinators: isIndependent, listsAsArrays: false };
  const result = await importQuery(format, text, options, readQuery);
  if ('problem' in result) {
    expect(result.problem.message, text).toMatch(/^\S.*\w.*\.$/s);
    expect(result.problem.line, `${text}: ${result.problem.message}`).toBeGreaterThan(0);
    return { outcome: 'refused', message: result.problem.message };
  }
  const exported = exportFormats
    .find(({ id }) => id === format)
    ?.exportQuery(result.query) as string;
  const [before, after] = [await selected(format, runs), await selected(format, exported)];
  if (JSON.stringify(before) === JSON.stringify(after) && Array.isArray(before)) {
    return { outcome: 'imported', message: result.notices.join(' ') };
  }
  const isNamed = result.notices.some((notice) => NAMES_DIFFERENCE.test(notice));
  // In full, so that a failure shows what differs.
  if (!isNamed)
    expect({ text, exported, records: after }).toEqual({ text, exported, records: before });
  return { outcome: 'named', message: result.notices.join(' ') };
}

describe.each(importFormats)('an import from $label', ({ id }) => {
  it('selects the same records as its text, or reports the difference, for random texts', async () => {
    const counts: Record<string, number> = { imported: 0, named: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(importTexts[id], fc.boolean(), async (text, isIndependent) => {
        const { outcome } = await outcomeOf(id, text, text, isIndependent);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }),
      // Always the same ones, so that a change that breaks nothing cannot fail by chance.
      { numRuns: 300, seed: 20_261_121 },
    );
    // Enough are imported for the comparison to mean something.
    expect(counts.imported).toBeGreaterThan(120);
    expect(counts.named).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(60);
  });

  it.each(pastedQueries[id])('does so for pasted query %#: %s', async (text, expected, runs) => {
    const { outcome, message } = await outcomeOf(id, text, runs);
    if (expected instanceof RegExp) {
      expect(message).toMatch(expected);
    } else {
      expect(outcome, message).toBe(expected);
    }
  });
});
