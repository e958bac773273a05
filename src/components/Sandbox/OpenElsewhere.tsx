import controls from '@site/src/components/controls.module.css';
import { findPlatform, platforms } from '@site/src/sandbox/platforms';
import { sandboxProject } from '@site/src/sandbox/sandboxProject';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';
import type { Sandbox } from './useSandbox';

/** Sends the project to an external sandbox: by the button, or by an address that names the platform. */
export default function OpenElsewhere({ sandbox }: { sandbox: Sandbox }): ReactNode {
  const { state, version, platform, isForwarding, choosePlatform } = sandbox;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const fill = () => {
    const title = `Query builder: ${state.example.label}`;
    setFields(platform.formFields(title, sandboxProject(state, version)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address sends the project once
  useEffect(() => {
    if (isForwarding) fill();
  }, [isForwarding]);

  useEffect(() => {
    // The address was followed on purpose, so that the form is sent in this very tab.
    if (isForwarding && Object.keys(fields).length > 0) form.current?.submit();
  }, [isForwarding, fields]);

  return (
    <section className={styles.elsewhere}>
      <h2>Open it elsewhere</h2>
      <p>
        StackBlitz and CodeSandbox run the same project on servers of other companies. It is sent
        there when you press the button, or at once when the address of this page names the
        platform, as in <code>/sandbox?t=antd&amp;p=stackblitz</code>.
      </p>
      <form
        ref={form}
        method="post"
        action={platform.action}
        target={isForwarding ? undefined : '_blank'}
        className={styles.form}
        onSubmit={() => flushSync(fill)}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>Platform</span>
          <select
            className={controls.field}
            value={platform.id}
            onChange={({ target }) => choosePlatform(findPlatform(target.value) ?? platform)}
          >
            {platforms.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={controls.primary}>
          Open on {platform.label}
        </button>
      </form>
    </section>
  );
}
