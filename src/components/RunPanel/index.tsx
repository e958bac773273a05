import LeftOutRules from '@site/src/components/LeftOutRules';
import { rulesOf } from '@site/src/demo/differences/rewriting';
import type { RunnableFormat } from '@site/src/demo/engines';
import { type EngineComparison, evaluateQuery } from '@site/src/demo/evaluatedQuery';
import { defaultChoices, type ExportChoices } from '@site/src/demo/exportChoices';
import type { DemoQuery } from '@site/src/demo/state';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import EnginePicker, { formatLabel } from './EnginePicker';
import OrderTable from './OrderTable';
import Reasons from './Reasons';
import Results from './Results';
import styles from './styles.module.css';
import { useEngineRuns } from './useEngineRuns';
import { useExplanations } from './useExplanations';

interface Props {
  query: DemoQuery;
  /** The options that the query is exported with. */
  choices?: ExportChoices;
}

const NONE: RunnableFormat[] = [];
/** The reference leaves out the same rules as the export to CEL, which every other format leaves out too. */
const REFERENCE: RunnableFormat[] = ['cel'];
/** Exporting more rules than this in every format would block the page. */
const MAX_RULES_FOR_ALL_FORMATS = 300;

/** For each order, which formats select it although it does not match, or do not although it does. */
function remarksOf(comparisons: readonly EngineComparison[]): Map<string, string> {
  const remarks = new Map<string, string[]>();
  const add = (id: string, remark: string) => remarks.set(id, [...(remarks.get(id) ?? []), remark]);
  for (const { format, extra, missing } of comparisons) {
    for (const { id } of extra) add(id, `also in ${formatLabel(format)}`);
    for (const { id } of missing) add(id, `not in ${formatLabel(format)}`);
  }
  return new Map([...remarks].map(([id, list]) => [id, list.join(' · ')]));
}

/**
 * Runs a query over the sample data. The orders that match light up at once; engines that are chosen
 * run the exported query, and where they select other orders, the panel says which and why.
 */
function RunPanel({ query, choices = defaultChoices }: Props): ReactNode {
  const [formats, setFormats] = useState(NONE);
  const hasManyRules = useMemo(
    () => rulesOf(query as RuleGroupTypeAny).length > MAX_RULES_FOR_ALL_FORMATS,
    [query],
  );
  const evaluated = useMemo(() => evaluateQuery(query, choices), [query, choices]);
  const { outcomes, retry, engines } = useEngineRuns(evaluated, formats);

  const comparisons = useMemo(
    () =>
      formats.flatMap((format) => {
        const outcome = outcomes[format];
        return outcome?.status === 'done' && outcome.evaluated === evaluated
          ? [outcome.comparison]
          : [];
      }),
    [formats, outcomes, evaluated],
  );
  const failed = formats.filter((format) => outcomes[format]?.status === 'failed').length;
  const isSettled = comparisons.length + failed === formats.length;
  // While engines are running, the previous results stay, so that the layout does not shift with each key.
  const [settled, setSettled] = useState<readonly EngineComparison[]>(comparisons);
  if (isSettled && settled !== comparisons) setSettled(comparisons);

  const { explained, isSearching } = useExplanations(
    evaluated,
    isSettled ? comparisons : undefined,
    engines,
  );
  const remarks = useMemo(() => remarksOf(settled), [settled]);
  return (
    <div className={styles.panel}>
      <EnginePicker chosen={formats} onChoose={setFormats} />
      <LeftOutRules
        query={query}
        formats={formats.length > 0 && !hasManyRules ? formats : REFERENCE}
        choices={choices}
      />
      <Results
        evaluated={evaluated}
        formats={formats}
        outcomes={outcomes}
        comparisons={isSettled ? comparisons : undefined}
        onRetry={retry}
      />
      <Reasons explained={explained} isSearching={isSearching} />
      <OrderTable matching={evaluated.matchingIds} remarks={remarks} />
    </div>
  );
}

export default memo(RunPanel);
