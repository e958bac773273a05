import { useChosenModule } from '@site/src/codeLoading/useChosenModule';
import { useModule } from '@site/src/codeLoading/useModule';
import defaultUiLibrary from '@site/src/components/uiLibraries/default';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import type { Example } from '@site/src/demo/examples/Example';
import { ORDERS_AS_SQL, orders } from '@site/src/demo/examples/orders';
import type { FormatId } from '@site/src/demo/exportChoices';
import { fitValues } from '@site/src/demo/fieldValues';
import { useCallback, useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { type ExampleId, loadExample, loadUiLibrary } from './loaders';

const loadWriter = () => import('@site/src/demo/examples/exportExample');

/**
 * The state of the live example: query, fields, UI library and export format. Whatever the page does not
 * start with is loaded when it is needed.
 */
export function useLiveExample() {
  const [query, setQuery] = useState<RuleGroupType>(orders.query);
  const [format, setFormat] = useState<FormatId>('sql');
  const uiLibrary = useChosenModule<string, UiLibrary>(
    { id: 'default', part: defaultUiLibrary },
    loadUiLibrary,
  );
  const example = useChosenModule<ExampleId, Example>(
    { id: 'orders', part: orders },
    loadExample,
    (part) => setQuery(part.query),
  );
  const [isTouched, setTouched] = useState(false);
  const touch = useCallback(() => setTouched(true), []);
  const writer = useModule(isTouched, loadWriter);
  const { fields } = example.shown.part;
  const output = writer.loaded
    ? { format, text: writer.loaded.exportExample(format, query, fields) }
    : { format: 'sql' as const, text: ORDERS_AS_SQL };

  const edit = useCallback(
    (changed: RuleGroupType) => {
      touch();
      setQuery(fitValues(changed, false));
    },
    [touch],
  );
  const chooseFormat = (chosen: FormatId) => {
    touch();
    setFormat(chosen);
  };
  return { query, fields, format, output, writer, uiLibrary, example, touch, edit, chooseFormat };
}

/** See {@link useLiveExample}. */
export type LiveExampleState = ReturnType<typeof useLiveExample>;
