import type { Descriptions } from '../types';

/** `@react-querybuilder/antd` */
export const antd: Descriptions = {
  QueryBuilderAntD:
    'A context provider that renders the query builders inside it with Ant Design components.',
  antdControlElements: 'The Ant Design components, for the `controlElements` prop.',
  antdTranslations: 'Labels with icons of Ant Design, for the `translations` prop.',
  AntDActionElement: 'Renders an action as a `Button` of Ant Design.',
  AntDActionProps: 'The props of `AntDActionElement`: those of the action, and those of `Button`.',
  AntDDragHandle: 'Renders the drag handle as the `HolderOutlined` icon of Ant Design.',
  AntDDragHandleProps: 'The props of `AntDDragHandle`: those of the handle, and those of the icon.',
  AntDNotToggle: 'Renders the toggle that negates a group as a `Switch` of Ant Design.',
  AntDNotToggleProps: 'The props of `AntDNotToggle`: those of the toggle, and those of `Switch`.',
  AntDShiftActions: 'Renders the buttons that move a rule or group with Ant Design.',
  AntDValueEditor:
    'Renders the value editor with Ant Design, including date pickers, number inputs and switches.',
  AntDValueSelector: 'Renders a selector as a `Select` of Ant Design.',
  AntDValueSelectorProps:
    'The props of `AntDValueSelector`: those of the selector, and those of `Select`.',
};
