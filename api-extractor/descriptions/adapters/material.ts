import type { Descriptions } from '../types';

/** `@react-querybuilder/material` */
export const material: Descriptions = {
  QueryBuilderMaterial:
    'A context provider that renders the query builders inside it with MUI components.',
  materialControlElements: 'The MUI components, for the `controlElements` prop.',
  materialTranslations: 'Labels with MUI icons, for the `translations` prop.',
  MaterialActionElement: 'Renders an action as an MUI `Button`.',
  MaterialActionProps:
    'The props of `MaterialActionElement`: those of the action, and those of `Button`.',
  MaterialDragHandle: 'Renders the drag handle as the MUI `DragIndicator` icon.',
  MaterialDragHandleProps:
    'The props of `MaterialDragHandle`: those of the handle, and those of the icon.',
  MaterialNotToggle: 'Renders the toggle that negates a group as an MUI `Switch`.',
  MaterialNotToggleProps:
    'The props of `MaterialNotToggle`: those of the toggle, and those of `Switch`.',
  MaterialShiftActions: 'Renders the buttons that move a rule or group with MUI.',
  MaterialShiftActionsProps:
    'The props of `MaterialShiftActions`: those of the control, and those of `Button`.',
  MaterialValueEditor: 'Renders the value editor with MUI inputs.',
  MaterialValueEditorProps:
    'The props of `MaterialValueEditor`: those of the editor, and those for the MUI components.',
  'MaterialValueEditorProps.extraProps': 'Additional props for the rendered MUI component.',
  MaterialValueSelector: 'Renders a selector as an MUI `Select`.',
  MaterialValueSelectorProps:
    'The props of `MaterialValueSelector`: those of the selector, and those of `Select`.',
  '*.muiComponents':
    'MUI components and icons for a control outside a `QueryBuilderMaterial`, which provides its own. Without either, the control renders plain HTML.',
  RQBMaterialContext: 'The React context with the MUI components that the controls render.',
  RQBMaterialComponents: 'The MUI components and icons that the controls are made of.',
  MuiComponentName: 'The name of one of the MUI components or icons.',
  defaultMuiComponents: 'The MUI components and icons that are used unless others are given.',
  useMuiComponents:
    'Returns the MUI components and icons: the given ones, completed with those from the context or the default ones.',
  'useMuiComponents(preloadedComponents)': 'MUI components and icons that are already imported.',
  'RQBMaterialComponents.Button': 'The component for buttons.',
  'RQBMaterialComponents.Checkbox': 'The component for checkboxes.',
  'RQBMaterialComponents.CloseIcon': 'The icon for remove buttons.',
  'RQBMaterialComponents.ContentCopyIcon': 'The icon for clone buttons.',
  'RQBMaterialComponents.DragIndicator': 'The icon for drag handles.',
  'RQBMaterialComponents.FormControl': 'The component around inputs.',
  'RQBMaterialComponents.FormControlLabel':
    'The component for labels of switches and radio buttons.',
  'RQBMaterialComponents.ListSubheader': 'The component for headings of option groups.',
  'RQBMaterialComponents.LockIcon':
    'The icon for lock buttons while the rule or group is disabled.',
  'RQBMaterialComponents.LockOpenIcon':
    'The icon for lock buttons while the rule or group is enabled.',
  'RQBMaterialComponents.MenuItem': 'The component for options.',
  'RQBMaterialComponents.KeyboardArrowDownIcon': 'The icon for buttons that move down.',
  'RQBMaterialComponents.KeyboardArrowUpIcon': 'The icon for buttons that move up.',
  'RQBMaterialComponents.Radio': 'The component for radio buttons.',
  'RQBMaterialComponents.RadioGroup': 'The component around radio buttons.',
  'RQBMaterialComponents.Select': 'The component for selectors.',
  'RQBMaterialComponents.Switch': 'The component for switches.',
  'RQBMaterialComponents.TextareaAutosize': 'The component for text areas.',
  'RQBMaterialComponents.TextField': 'The component for text inputs.',
};
