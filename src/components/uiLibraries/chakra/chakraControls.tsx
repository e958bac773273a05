import { ChakraValueSelector } from '@react-querybuilder/chakra';
import type { VersatileSelectorProps } from 'react-querybuilder';
import { ChakraValueEditor } from './ChakraValueEditor';

/** What the demo replaces among the controls of the adapter. */
export const controlElements = {
  // The class places a selector in its row, where Chakra puts a box around it.
  valueSelector: ({ className, ...props }: VersatileSelectorProps) => (
    <ChakraValueSelector {...props} rootProps={{ className }} />
  ),
  valueEditor: ChakraValueEditor,
};
