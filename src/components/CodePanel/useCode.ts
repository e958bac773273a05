import { useModule } from '@site/src/codeLoading/useModule';
import { type GeneratedCode, generateCode } from '@site/src/demo/code';
import type { DemoState } from '@site/src/demo/state';
import type { PackageManager } from '@site/src/sandbox/packageManagers';
import { useMemo } from 'react';

/** The code of a configuration. */
export interface Code {
  code: GeneratedCode;
  /** The modules and package.json, by path; undefined until they are there. */
  files: Record<string, string> | undefined;
  /** What makes JavaScript of it did not come. */
  failed: boolean;
  retry: () => void;
}

const loadConverter = () => import('@site/src/demo/code/javaScript');

/**
 * Writes the code of a configuration.
 *
 * @param uiLibrary - the id of the UI library
 * @param isTyped - whether TypeScript is asked for; else JavaScript
 * @param manager - the package manager that installs the project
 */
export function useCode(
  uiLibrary: string,
  state: DemoState,
  isTyped: boolean,
  manager: PackageManager,
): Code {
  const { query, settings, choices, format } = state;
  const { loaded, failed, retry } = useModule(!isTyped, loadConverter);
  const code = useMemo(
    () => generateCode(uiLibrary, { query, settings, choices, format }),
    [uiLibrary, query, settings, choices, format],
  );
  const files = useMemo(() => {
    const sources = isTyped ? code.sources : loaded?.toJavaScript(code.sources);
    const project = code.projectFor(manager);
    const shown = ['package.json', ...Object.keys(manager.files ?? {})];
    return (
      sources && {
        ...sources,
        ...Object.fromEntries(shown.map((path) => [path, project[path] ?? ''])),
      }
    );
  }, [code, loaded, isTyped, manager]);
  return { code, files, failed: failed && !isTyped, retry };
}
