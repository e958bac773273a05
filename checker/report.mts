import type { RunReport, VersionReport } from './check.mjs';
import type { Problem } from './types.mjs';

/** Writes a problem as compilers do, so that editors and terminals link the place. */
export function formatProblem({ file, line, column, kind, message, advice }: Problem): string {
  const rest = message.replaceAll('\n', '\n  ');
  return `${file}:${line}:${column} - ${kind}: ${rest}${advice ? `\n  → ${advice}` : ''}`;
}

/**
 * Says in one line how many problems there are, and what the first one is.
 *
 * @param report - of a run that found at least one
 */
export function formatFailure({ problems }: Pick<RunReport, 'problems'>): string {
  const [first = ''] = problems.map((problem) => formatProblem(problem).split('\n')[0]);
  return problems.length === 1 ? first : `${problems.length} problems; the first is ${first}`;
}

const HEADER = [
  'version',
  'package',
  'blocks',
  'compiled',
  'executed',
  'opted out',
  'coverage',
  'seconds',
];

const cells = (version: VersionReport): string[] => [
  version.name,
  version.core,
  `${version.blocks}`,
  `${version.compiled}`,
  `${version.executed}`,
  `${version.optedOut}`,
  version.coverage ? `${version.coverage.described}/${version.coverage.total}` : '–',
  version.seconds.toFixed(1),
];

/** Writes the summary: one row for each version, then the sum. */
export function formatSummary({ versions, seconds }: RunReport): string {
  const sum = (count: (version: VersionReport) => number) =>
    `${versions.reduce((total, version) => total + count(version), 0)}`;
  const rows = [
    HEADER,
    ...versions.map(cells),
    [
      'all',
      '',
      sum(({ blocks }) => blocks),
      sum(({ compiled }) => compiled),
      sum(({ executed }) => executed),
      sum(({ optedOut }) => optedOut),
      '',
      seconds.toFixed(1),
    ],
  ];
  const widths = HEADER.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
