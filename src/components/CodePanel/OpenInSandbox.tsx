import { useHistory } from '@docusaurus/router';
import { ownAddress } from '@site/src/addresses/basePath';
import controls from '@site/src/components/controls.module.css';
import type { GeneratedCode } from '@site/src/demo/code';
import { findPlatform, platforms, type SandboxPlatform } from '@site/src/sandbox/platforms';
import { sandboxAddress } from '@site/src/sandbox/sandboxAddress';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  code: GeneratedCode;
  /** The id of the UI library. */
  uiLibrary: string;
}

/**
 * Opens the project, in TypeScript, in the sandbox of this site or in an external one. Nothing is sent before the
 * button is used.
 */
export default function OpenInSandbox({ code, uiLibrary }: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const [platform, setPlatform] = useState<SandboxPlatform>(platforms[0] as SandboxPlatform);
  return (
    <form
      method="post"
      action={platform.action}
      target="_blank"
      className={styles.bar}
      rel="noopener"
    >
      {Object.entries(platform.formFields(code.title, code.project)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={`${id}-platform`}>Sandbox</label>
      <select
        id={`${id}-platform`}
        className={controls.field}
        value={platform.id}
        onChange={({ target }) => setPlatform(findPlatform(target.value) ?? platform)}
      >
        {platforms.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="submit" className={controls.primary}>
        Open in sandbox
      </button>
      <button
        type="button"
        className={controls.plain}
        onClick={() => history.push(ownAddress(sandboxAddress(uiLibrary, code.project)))}
      >
        Edit and run
      </button>
      <p className={styles.hint}>
        Opens {platform.label} in a new tab, with the whole project. “Edit and run” opens the
        project on this site.
      </p>
    </form>
  );
}
