import LeftOutRules from '@site/src/components/LeftOutRules';
import { rulesOf } from '@site/src/demo/differences/rewriting';
import type { RunnableFormat } from '@site/src/demo/engines';
import { defaultChoices, type ExportChoices } from '@site/src/demo/exportChoices';
import type { DemoQuery } from '@site/src/demo/state';
import { trialOf, type Verdict } from '@site/src/demo/verdicts';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import EnginePicker, { labelOf } from './EnginePicker';
import OrderTable from './OrderTable';
import Reasons from './Reasons';
import Results from './Results';
import styles from './styles.module.css';
import { useExplanations } from './useExplanations';
import { useRuns } from './useRuns';

interface Props {
  query: DemoQuery;
  /** The options that the query is exported with. */
  choices?: ExportChoices;
}

const NONE: RunnableFormat[] = [];
/** The reference leaves out the same rules as the export to CEL, which every other format leaves out too. */
const REFERENCE: RunnableFormat[] = ['cel'];
/** Exporting more rules than this in every format again would hold up the page. */
const LARGE = 300;

/** For each order, which formats select it although it does not match, or do not although it does. */
function remarksOf(verdicts: readonly Verdict[]): Map<string, string> {
  const remarks = new Map<string, string[]>();
  const add = (id: string, remark: string) => remarks.set(id, [...(remarks.get(id) ?? []), remark]);
  for (const { format, extra, missing } of verdicts) {
    for (const { id } of extra) add(id, `also in ${labelOf(format)}`);
    for (const { id } of missing) add(id, `not in ${labelOf(format)}`);
  }
  return new Map([...remarks].map(([id, list]) => [id, list.join(' · ')]));
}

/**
 * Runs a query over the sample data. The orders that match light up at once; engines that are chosen
 * run the exported query, and where they select other orders, the panel says which and why.
 *
 * @param props - the query, and the options that it is exported with
 * @returns the panel, which also renders on the server
 */
function RunPanel({ query, choices = defaultChoices }: Props): ReactNode {
  const [formats, setFormats] = useState(NONE);
  const isLarge = useMemo(() => rulesOf(query as RuleGroupTypeAny).length > LARGE, [query]);
  const trial = useMemo(() => trialOf(query, choices), [query, choices]);
  const { outcomes, retry, engines } = useRuns(trial, formats);

  const verdicts = useMemo(
    () =>
      formats.flatMap((format) => {
        const outcome = outcomes[format];
        return outcome?.status === 'done' && outcome.trial === trial ? [outcome.verdict] : [];
      }),
    [formats, outcomes, trial],
  );
  const failed = formats.filter((format) => outcomes[format]?.status === 'failed').length;
  const isSettled = verdicts.length + failed === formats.length;
  // While engines are at work, what the last query brought stays: else the page would jump at each key.
  const [settled, setSettled] = useState<readonly Verdict[]>(verdicts);
  if (isSettled && settled !== verdicts) setSettled(verdicts);

  const { explained, isSearching } = useExplanations(
    trial,
    isSettled ? verdicts : undefined,
    engines,
  );
  const remarks = useMemo(() => remarksOf(settled), [settled]);
  return (
    <div className={styles.panel}>
      <EnginePicker chosen={formats} onChoose={setFormats} />
      <LeftOutRules
        query={query}
        formats={formats.length > 0 && !isLarge ? formats : REFERENCE}
        choices={choices}
      />
      <Results
        trial={trial}
        formats={formats}
        outcomes={outcomes}
        verdicts={isSettled ? verdicts : undefined}
        onRetry={retry}
      />
      <Reasons explained={explained} isSearching={isSearching} />
      <OrderTable matching={trial.matching} remarks={remarks} />
    </div>
  );
}

export default memo(RunPanel);
