import DragAndDrop from '../../components/DemoPage/DragAndDrop.tsx?raw';
import useNamedRanges from '../../components/DemoPage/useNamedRanges.ts?raw';
import NamedControls from '../../components/NamedControls/index.tsx?raw';
import titles from '../../components/NamedControls/titles.ts?raw';
import countries from '../countries.ts?raw';
import fieldValues from '../fieldValues.ts?raw';
import numberFieldsOnly from '../numberFieldsOnly.ts?raw';
import schema from '../schema.ts?raw';
import validators from '../validators.ts?raw';

/** The modules of the demo that generated projects contain, by file name. */
export const demoSources = {
  'countries.ts': countries,
  'DragAndDrop.tsx': DragAndDrop,
  'fieldValues.ts': fieldValues,
  'NamedControls.tsx': NamedControls,
  'numberFieldsOnly.ts': numberFieldsOnly,
  'schema.ts': schema,
  'titles.ts': titles,
  'useNamedRanges.ts': useNamedRanges,
  'validators.ts': validators,
};
