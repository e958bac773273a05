import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import type { ProjectFiles } from '@site/src/sandbox/project';
import type { ReactNode } from 'react';
import Notices from './Notices';
import OpenElsewhere from './OpenElsewhere';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useSandbox } from './useSandbox';

const loadWorkspace = () => import('./Workspace');

/**
 * The sandbox: code of the reader, and a preview that runs it with the packages of a version. The same
 * project can be downloaded, shared, and sent to an external sandbox.
 */
export default function Sandbox(): ReactNode {
  const sandbox = useSandbox();
  // The editor and the preview are loaded when the page has been painted.
  const { loaded, failed, retry } = useModule(true, loadWorkspace);
  const Workspace = loaded?.default;
  return (
    <>
      <Notices sandbox={sandbox} />
      <Toolbar sandbox={sandbox} download={loaded?.downloadProject} />
      {failed && (
        <PartFailure onRetry={retry}>The editor and the preview could not be loaded.</PartFailure>
      )}
      {Workspace ? <Workspace sandbox={sandbox} /> : <Source files={sandbox.state.files} />}
      <OpenElsewhere sandbox={sandbox} />
    </>
  );
}

/** The code before the editor is loaded. */
function Source({ files }: { files: ProjectFiles }): ReactNode {
  const [, code = ''] = Object.entries(files).find(([name]) => /^App\./.test(name)) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <pre className={styles.source} tabIndex={0}>
      {code}
    </pre>
  );
}
