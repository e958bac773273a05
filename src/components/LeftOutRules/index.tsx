import type { ExportChoices, FormatId } from '@site/src/demo/exportChoices';
import { exportFormats } from '@site/src/demo/formats';
import { diagnose, findLeftOutRules, type LeftOutRule } from '@site/src/demo/leftOutRules';
import type { DemoQuery } from '@site/src/demo/state';
import clsx from 'clsx';
import { memo, type ReactNode, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { focusRule } from './focusRule';
import styles from './styles.module.css';

/** The maximum number of rules that are listed. */
const MAX_LISTED_RULES = 5;

interface Props {
  query: DemoQuery;
  formats: readonly FormatId[];
  choices: ExportChoices;
}

interface Entry extends LeftOutRule {
  formats: FormatId[];
}

/** The rules that any of the formats leaves out, each with these formats. */
function groupByFormats({ query, formats, choices }: Props) {
  const entries = new Map<string, Entry>();
  const consequences = new Set<string>();
  for (const format of formats) {
    const found = findLeftOutRules(query as RuleGroupTypeAny, format, choices);
    for (const rule of found.rules) {
      const entry = entries.get(rule.number) ?? { ...rule, formats: [] };
      entry.formats.push(format);
      entries.set(rule.number, entry);
    }
    for (const sentence of found.consequences) {
      const label = exportFormats.find(({ id }) => id === format)?.label;
      consequences.add(formats.length > 1 ? `${label}: ${sentence}` : sentence);
    }
  }
  return { entries: [...entries.values()], consequences: [...consequences] };
}

const countRules = (count: number) => (count === 1 ? '1 rule is' : `${count} rules are`);

interface ItemProps {
  entry: Entry;
  /** Whether other formats include the rule. */
  isPartial: boolean;
  choices: ExportChoices;
}

function RuleItem({ entry, isPartial, choices }: ItemProps): ReactNode {
  const { number, subject, rule, path, formats } = entry;
  const { missing, remedy } = diagnose(rule, formats[0] as FormatId, choices);
  const labels = formats.map((format) => exportFormats.find(({ id }) => id === format)?.label);
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => focusRule(currentTarget, path, missing)}
      >
        Rule {number}
        {subject && ` (${subject})`}
      </button>
      : {remedy}
      {isPartial && ` Left out in ${labels.join(', ')}.`}
    </li>
  );
}

/**
 * The rules that exports leave out, because they are incomplete or not valid, and what that does to the
 * output. A button for each rule moves the focus to it.
 *
 * @returns a live region that is empty, without height, as long as every rule is exported
 */
function LeftOutRules(props: Props): ReactNode {
  const { query, formats, choices } = props;
  const { entries, consequences } = useMemo(
    () => groupByFormats({ query, formats, choices }),
    [query, formats, choices],
  );
  const isShown = entries.length > 0 || consequences.length > 0;
  const more = entries.length - MAX_LISTED_RULES;
  return (
    <div className={clsx(styles.region, isShown && styles.leftOut)} data-left-out={entries.length}>
      <p role="status">
        {entries.length > 0 && `${countRules(entries.length)} left out. `}
        {consequences.join(' ')}
      </p>
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, MAX_LISTED_RULES).map((entry) => (
            <RuleItem
              key={entry.number}
              entry={entry}
              choices={choices}
              isPartial={entry.formats.length < formats.length}
            />
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </div>
  );
}

export default memo(LeftOutRules);
