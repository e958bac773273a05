import type { ExportChoices } from '@site/src/demo/exportChoices';
import { exportFormats } from '@site/src/demo/formats';
import { type ImportFormat, importFormats } from '@site/src/demo/imports/formats';
import { importQuery } from '@site/src/demo/imports/importQuery';
import { readInWorker } from '@site/src/demo/imports/readInWorker';
import type { DemoQuery, DemoSettings } from '@site/src/demo/state';
import { type RefObject, startTransition, useRef, useState } from 'react';
import type { ImportOutcome } from './Outcome';

/** What the import reads and where it puts its result. */
export interface ImportOptions {
  /** The current query, which can be inserted as text. */
  query: DemoQuery;
  settings: DemoSettings;
  choices: ExportChoices;
  /** Receives an imported query, in the form that the settings ask for, with ids. */
  onImport: (query: DemoQuery) => void;
}

/**
 * The state of an import: the format, the text and the outcome, and the actions that change them.
 *
 * @param textarea - the text area, which receives focus when the text has an error
 */
export function useImport(
  { query, settings, choices, onImport }: ImportOptions,
  textarea: RefObject<HTMLTextAreaElement | null>,
) {
  const latestRequest = useRef(0);
  const [format, setFormat] = useState<ImportFormat>(importFormats[0] as ImportFormat);
  const [text, setText] = useState('');
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();

  const changeText = (changed: string) => {
    latestRequest.current += 1;
    setReading(false);
    setOutcome(undefined);
    setText(changed);
  };

  const changeFormat = (changed: ImportFormat) => {
    setFormat(changed);
    changeText(text);
  };

  const startImport = async () => {
    if (reading) return;
    latestRequest.current += 1;
    const request = latestRequest.current;
    setReading(true);
    setOutcome(undefined);
    const result = await importQuery(format.id, text, settings, readInWorker);
    // The text was changed in the meantime, or another import was started.
    if (request !== latestRequest.current) return;
    setReading(false);
    if ('problem' in result) {
      setOutcome({ kind: 'problem', ...result.problem });
      if (result.problem.isLoadFailure) return;
      textarea.current?.focus();
      const { offset } = result.problem;
      if (offset !== undefined) textarea.current?.setSelectionRange(offset, offset);
    } else {
      // The first rules of another query, in many controls, take longer than a task may.
      startTransition(() => {
        setOutcome({ kind: 'imported', notices: result.notices });
        onImport(result.query);
      });
    }
  };

  const insertCurrentQuery = () => {
    try {
      const exported = exportFormats.find((candidate) => candidate.id === format.id);
      changeText(exported?.exportQuery(query, choices) ?? '');
    } catch {
      const message = `The current query cannot be written as ${format.label}. Choose another format.`;
      setOutcome({ kind: 'problem', message });
    }
  };

  return {
    format,
    text,
    reading,
    outcome,
    changeFormat,
    changeText,
    startImport,
    insertCurrentQuery,
  };
}
