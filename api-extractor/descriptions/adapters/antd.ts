import type { Descriptions } from '../types';

/** `@react-querybuilder/antd` */
export const antd: Descriptions = {
  QueryBuilderAntD:
    'A context provider that renders the query builders inside it with Ant Design components.',
  antdControlElements: 'The Ant Design components, for the `controlElements` prop.',
  antdTranslations: 'Labels with Ant Design icons, for the `translations` prop.',
  AntDActionElement: 'Renders an action as an Ant Design `Button`.',
  AntDActionProps: 'The props of `AntDActionElement`: those of the action, and those of `Button`.',
  AntDDragHandle: 'Renders the drag handle as the Ant Design `HolderOutlined` icon.',
  AntDDragHandleProps: 'The props of `AntDDragHandle`: those of the handle, and those of the icon.',
  AntDNotToggle: 'Renders the toggle that negates a group as an Ant Design `Switch`.',
  AntDNotToggleProps: 'The props of `AntDNotToggle`: those of the toggle, and those of `Switch`.',
  AntDShiftActions: 'Renders the buttons that move a rule or group with Ant Design.',
  AntDValueEditor:
    'Renders the value editor with Ant Design, including date pickers, number inputs and switches.',
  AntDValueSelector: 'Renders a selector as an Ant Design `Select`.',
  AntDValueSelectorProps:
    'The props of `AntDValueSelector`: those of the selector, and those of `Select`.',
};
