import type { Descriptions } from '../types';

/** `@react-querybuilder/chakra` */
export const chakra: Descriptions = {
  QueryBuilderChakra:
    'A context provider that renders the query builders inside it with Chakra UI components.',
  chakraControlElements: 'The Chakra UI components, for the `controlElements` prop.',
  chakraTranslations: 'Labels with Chakra UI icons, for the `translations` prop.',
  ChakraActionElement: 'Renders an action as a button of Chakra UI.',
  ChakraActionProps:
    'The props of `ChakraActionElement`: those of the action, and those of the button.',
  ChakraDragHandle: 'Renders the drag handle as an icon button of Chakra UI.',
  ChakraDragHandleProps:
    'The props of `ChakraDragHandle`: those of the handle, and those of the icon button.',
  ChakraNotToggle: 'Renders the toggle that negates a group as a `Switch` of Chakra UI.',
  ChakraNotToggleProps:
    'The props of `ChakraNotToggle`: those of the toggle, and those of `Switch`.',
  ChakraValueEditor: 'Renders the value editor with the inputs of Chakra UI.',
  ChakraValueSelector: 'Renders a selector as a `Select` of Chakra UI.',
  ChakraValueSelectorProps:
    'The props of `ChakraValueSelector`: those of the selector, and those of `Select`.',
};
