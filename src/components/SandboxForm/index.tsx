import { useLocation } from '@docusaurus/router';
import { findPlatform, platforms } from '@site/src/sandbox/platforms';
import { projectFiles } from '@site/src/sandbox/project';
import { readSandboxRequest } from '@site/src/sandbox/request';
import { findTemplate, templates } from '@site/src/sandbox/templates';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** The page is rendered without an address's query; it is read once the page runs. */
const UNASKED = readSandboxRequest('');

/**
 * Chooses a template and a platform, shows the project, and sends it there when asked to: by the
 * button, or by an address that names the platform.
 *
 * @returns the form
 */
export default function SandboxForm(): ReactNode {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(UNASKED);
  const [forwarding, setForwarding] = useState(false);
  const { template, platform, problems } = request;

  useEffect(() => {
    const asked = readSandboxRequest(search);
    setRequest(asked);
    setForwarding(asked.forward);
  }, [search]);

  useEffect(() => {
    // The address was followed on purpose, so that the form is sent in this very tab.
    if (forwarding) form.current?.submit();
  }, [forwarding]);

  const files = projectFiles(template);
  const fields = platform.formFields(`Query builder: ${template.label}`, files);
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <form
        ref={form}
        method="post"
        action={platform.action}
        target={forwarding ? undefined : '_blank'}
        className={styles.form}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>Template</span>
          <select
            value={template.id}
            onChange={({ target }) =>
              setRequest({
                ...request,
                template: findTemplate(target.value) ?? template,
                problems: [],
              })
            }
          >
            {templates.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Platform</span>
          <select
            value={platform.id}
            onChange={({ target }) =>
              setRequest({
                ...request,
                platform: findPlatform(target.value) ?? platform,
                problems: [],
              })
            }
          >
            {platforms.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button--primary button--lg">
          Open on {platform.label}
        </button>
      </form>
      <CodeBlock language="tsx" title="src/App.tsx">
        {files['src/App.tsx'] as string}
      </CodeBlock>
      <CodeBlock language="json" title="package.json">
        {files['package.json'] as string}
      </CodeBlock>
    </>
  );
}
