import Link from '@docusaurus/Link';
import {
  allSettings,
  type DemoSettings,
  defaultSettings,
  SETTING_GROUPS,
  type SettingId,
  settingInfos,
} from '@site/src/demo/settings';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { memo, useState } from 'react';
import styles from './options.module.css';
import { useDisclosure } from './useDisclosure';

/** Search hits link to it, so it is the same in every build. */
const ANCHOR = 'options';

interface Props {
  settings: DemoSettings;
  onSet: (settings: Partial<DemoSettings>) => void;
}

type Group = (typeof SETTING_GROUPS)[number];

const isIn = (text: string, words: string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

/** The options of a group that have every word in their label, description or group name. */
const matching = (group: Group, words: string[]) =>
  settingInfos.filter(
    (info) => info.group === group && isIn(`${info.label} ${info.summary} ${group}`, words),
  );

/**
 * The options of the query builder that are switches, each with what it does and a link to its
 * documentation, in groups that can be folded. A filter narrows the list down.
 */
function OptionsPanel({ settings, onSet }: Props) {
  const { open, className, toggle } = useDisclosure(styles.auto as string);
  const [filter, setFilter] = useState('');
  const [folded, setFolded] = useState<readonly Group[]>([]);
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = SETTING_GROUPS.map((group) => ({ group, infos: matching(group, words) })).filter(
    ({ infos }) => infos.length > 0,
  );
  const found = groups.flatMap(({ infos }) => infos).length;
  const on = settingInfos.filter((info) => settings[info.id]).length;

  return (
    <section className={styles.options} aria-labelledby={ANCHOR}>
      <div className={styles.head}>
        <Heading as="h2" id={ANCHOR}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${ANCHOR}-body`}
            onClick={toggle}
          >
            Options
          </button>
        </Heading>
        <span className={styles.count}>
          {on} of {settingInfos.length} on
        </span>
        <span className={styles.actions}>
          <button type="button" onClick={() => onSet(defaultSettings)}>
            Reset
          </button>
          <button
            type="button"
            onClick={() => onSet(allSettings)}
            title="All except “Disabled” and “No standard classes”, which would hide the effect of the others"
          >
            Select all
          </button>
        </span>
      </div>
      <div id={`${ANCHOR}-body`} className={clsx(styles.body, open && className)} hidden={!open}>
        <input
          type="search"
          className={styles.filter}
          placeholder="Filter options"
          aria-label="Filter options"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <p role="status" className={found > 0 ? styles.heard : styles.none}>
          {words.length > 0 &&
            (found > 0
              ? `${found} of ${settingInfos.length} options`
              : `No option matches “${filter.trim()}”.`)}
        </p>
        <div className={styles.groups}>
          {groups.map(({ group, infos }) => (
            <details
              key={group}
              className={styles.group}
              // What was filtered for is shown, whether its group is folded or not.
              open={words.length > 0 || !folded.includes(group)}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  setFolded((list) =>
                    list.includes(group) ? list.filter((name) => name !== group) : [...list, group],
                  );
                }}
              >
                <span id={`${ANCHOR}-${group.replaceAll(' ', '-')}`}>{group}</span>
                <small>
                  {infos.filter(({ id }) => settings[id]).length} of {infos.length} on
                </small>
              </summary>
              <fieldset aria-labelledby={`${ANCHOR}-${group.replaceAll(' ', '-')}`}>
                {infos.map((info) => (
                  <Option key={info.id} {...info} on={settings[info.id]} onSet={onSet} />
                ))}
              </fieldset>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

interface OptionProps extends Pick<Props, 'onSet'> {
  id: SettingId;
  label: string;
  summary: string;
  docs: string;
  on: boolean;
}

const Option = memo(function Option({ id, label, summary, docs, on, onSet }: OptionProps) {
  return (
    <div className={styles.option}>
      <input
        type="checkbox"
        id={`option-${id}`}
        aria-describedby={`option-${id}-summary`}
        checked={on}
        onChange={(event) => onSet({ [id]: event.target.checked })}
      />
      <div>
        <label htmlFor={`option-${id}`}>{label}</label>
        <p>
          <span id={`option-${id}-summary`}>{summary}</span>{' '}
          <Link to={docs} aria-label={`Docs: ${label}`}>
            Docs
          </Link>
        </p>
      </div>
    </div>
  );
});

export default memo(OptionsPanel);
