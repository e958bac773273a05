import type { GeneratedCode } from '@site/src/demo/code';
import type { DemoState } from '@site/src/demo/state';
import { useEffect, useMemo, useState } from 'react';

interface Generator {
  generateCode: (look: string, state: DemoState) => GeneratedCode;
}

interface Converter {
  toJavaScript: (sources: GeneratedCode['sources']) => GeneratedCode['sources'];
}

/**
 * Writes the code of a configuration. What writes it is loaded when it is first asked for.
 *
 * @param look - the id of the look
 * @param state - the configuration
 * @param isTyped - whether TypeScript is asked for; else JavaScript
 * @returns the code and the files to show, undefined until both are there; whether loading failed
 */
export function useCode(look: string, state: DemoState, isTyped: boolean) {
  const { query, settings, choices, format } = state;
  const [generator, setGenerator] = useState<Generator>();
  const [converter, setConverter] = useState<Converter>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    import('@site/src/demo/code').then(setGenerator, () => setFailed(true));
  }, []);
  useEffect(() => {
    if (isTyped) return;
    import('@site/src/demo/code/javaScript').then(setConverter, () => setFailed(true));
  }, [isTyped]);

  const code = useMemo(
    () => generator?.generateCode(look, { query, settings, choices, format }),
    [generator, look, query, settings, choices, format],
  );
  const files = useMemo(() => {
    const sources = isTyped ? code?.sources : code && converter?.toJavaScript(code.sources);
    return sources && code && { ...sources, 'package.json': code.project['package.json'] ?? '' };
  }, [code, converter, isTyped]);
  return { code, files, failed };
}
