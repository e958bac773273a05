import type { Descriptions } from '../types';

/** `@react-querybuilder/chakra` */
export const chakra: Descriptions = {
  QueryBuilderChakra:
    'A context provider that renders the query builders inside it with Chakra UI components.',
  chakraControlElements: 'The Chakra UI components, for the `controlElements` prop.',
  chakraTranslations: 'Labels with Chakra UI icons, for the `translations` prop.',
  ChakraActionElement: 'Renders an action as a Chakra UI button.',
  ChakraActionProps:
    'The props of `ChakraActionElement`: those of the action, and those of the button.',
  ChakraDragHandle: 'Renders the drag handle as a Chakra UI icon button.',
  ChakraDragHandleProps:
    'The props of `ChakraDragHandle`: those of the handle, and those of the icon button.',
  ChakraNotToggle: 'Renders the toggle that negates a group as a Chakra UI `Switch`.',
  ChakraNotToggleProps:
    'The props of `ChakraNotToggle`: those of the toggle, and those of `Switch`.',
  ChakraValueEditor: 'Renders the value editor with Chakra UI inputs.',
  ChakraValueSelector: 'Renders a selector as a Chakra UI `Select`.',
  ChakraValueSelectorProps:
    'The props of `ChakraValueSelector`: those of the selector, and those of `Select`.',
};
