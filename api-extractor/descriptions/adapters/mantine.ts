import type { Descriptions } from '../types';

/** `@react-querybuilder/mantine` */
export const mantine: Descriptions = {
  QueryBuilderMantine:
    'A context provider that renders the query builders inside it with Mantine components.',
  mantineControlElements: 'The Mantine components, for the `controlElements` prop.',
  MantineActionElement: 'Renders an action as a Mantine `Button`.',
  MantineActionProps:
    'The props of `MantineActionElement`: those of the action, and those of `Button`.',
  MantineNotToggle: 'Renders the toggle that negates a group as a Mantine `Switch`.',
  MantineNotToggleProps:
    'The props of `MantineNotToggle`: those of the toggle, and those of `Switch`.',
  MantineShiftActions: 'Renders the buttons that move a rule or group with Mantine.',
  MantineValueEditor:
    'Renders the value editor with Mantine, including date pickers, number inputs and switches.',
  MantineValueSelector: 'Renders a selector as a Mantine `Select` or `MultiSelect`.',
  MantineValueSelectorProps:
    'The props of `MantineValueSelector`: those of the selector, and those of `Select`.',
};
