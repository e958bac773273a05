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
import { memo, useId } from 'react';
import styles from './options.module.css';
import { useDisclosure } from './useDisclosure';

interface Props {
  settings: DemoSettings;
  onSet: (settings: Partial<DemoSettings>) => void;
}

/**
 * Every option of the query builder that is a switch, with what it does and where that is documented.
 *
 * @param props - see {@link Props}
 * @returns the panel
 */
function OptionsPanel({ settings, onSet }: Props) {
  const id = useId();
  const { open, className, toggle } = useDisclosure(styles.auto as string);
  const on = settingInfos.filter((info) => settings[info.id]).length;
  return (
    <section className={styles.options} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading as="h2" id={`${id}-title`}>
          <button type="button" aria-expanded={open} aria-controls={`${id}-body`} onClick={toggle}>
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
            title="All but “Disabled” and “No standard classes”, which would hide what the others do"
          >
            Select all
          </button>
        </span>
      </div>
      <div id={`${id}-body`} className={className} hidden={!open}>
        <div className={styles.groups}>
          {SETTING_GROUPS.map((group) => (
            <fieldset key={group}>
              <legend>{group}</legend>
              {settingInfos
                .filter((info) => info.group === group)
                .map((info) => (
                  <Option
                    key={info.id}
                    {...info}
                    on={settings[info.id]}
                    onChange={(value) => onSet({ [info.id]: value })}
                  />
                ))}
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  );
}

interface OptionProps {
  id: SettingId;
  label: string;
  summary: string;
  docs: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Option({ id, label, summary, docs, on, onChange }: OptionProps) {
  return (
    <div className={styles.option}>
      <input
        type="checkbox"
        id={`option-${id}`}
        aria-describedby={`option-${id}-summary`}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
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
}

export default memo(OptionsPanel);
