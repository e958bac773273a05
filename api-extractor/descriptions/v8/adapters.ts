/** What version 8 added to the packages of UI libraries and of drag-and-drop. */
export const adapters: Readonly<Record<string, string>> = {
  // @react-querybuilder/antd
  AntDValueEditorProps:
    'The props of `AntDValueEditor`: those of the editor, and those for the Ant Design components.',
  RemoveDataIndexKeys: 'A type without its keys that begin with `data-`.',

  // @react-querybuilder/mantine
  MantineValueEditorProps:
    'The props of `MantineValueEditor`: those of the editor, and those for the Mantine components.',

  // @react-querybuilder/material
  '*.showInputLabels': 'Whether inputs and selectors have a visible label.',
  MuiAugmentation: 'The props that all MUI controls have in common.',
  RQBMaterialContextValue: 'The MUI components and settings in the context.',
  'RQBMaterialComponents.InputLabel': 'The component for input labels.',
  'MuiComponent.muiName': 'The name by which MUI recognizes the component.',
  'MaterialShiftActionsProps.labels.shiftUp': 'The label of the button that moves up.',
  'MaterialShiftActionsProps.labels.shiftDown': 'The label of the button that moves down.',
  'MaterialShiftActionsProps.titles.shiftUp': 'The tooltip of the button that moves up.',
  'MaterialShiftActionsProps.titles.shiftDown': 'The tooltip of the button that moves down.',

  // @react-querybuilder/dnd
  DragPreviewContext: 'The React context with the query that the current drag would result in.',
  FlipAnimator: 'Animates rules and groups from their positions before a change to those after it.',
  'CustomCanDropParams.groupItems':
    'Whether a drop groups the dragged rule or group with the other one.',
  'DropResult.groupItems': 'Whether the drop groups the rules or groups.',
  'DragTargetPosition.quadrant':
    'The quarter of the target that the pointer is in: the uppermost (`"upper"`) or the lowest (`"lower"`) one.',
  'DragTargetPosition.targetPath': 'The path of the target.',
  'DragTargetPosition.targetType': 'The type of the target.',
  'QueryBuilderDndContextProps.adapter': 'The adapter for the drag-and-drop library.',
  'DndAdapterProviderProps.children': 'The query builders.',
  'DndAdapterProviderProps.debugMode':
    'Whether React DnD runs in debug mode. Other adapters ignore it.',
  'UseReactDnD.ReactDndBackend': 'The backend of React DnD.',
  'OnRuleDropCallback(info)': 'The dropped rule or group, and where it was dropped.',
  'DndKitExports.DndContext': 'The context provider of dnd kit.',
  'DndKitExports.KeyboardSensor': 'The sensor for the keyboard.',
  'DndKitExports.PointerSensor': 'The sensor for the pointer.',
  'DndKitExports.useDraggable': 'The hook that makes an element draggable.',
  'DndKitExports.useDroppable': 'The hook that makes an element a drop target.',
  'DndKitExports.useSensor': 'The hook that configures a sensor.',
  'DndKitExports.useSensors': 'The hook that combines sensors.',
  'PragmaticDndExports.combine': 'Combines cleanup functions.',
  'PragmaticDndExports.draggable': 'Makes an element draggable.',
  'PragmaticDndExports.dropTargetForElements': 'Makes an element a drop target.',
  'PragmaticDndExports.monitorForElements': 'Observes all drag operations.',
  'DndAdapterRuleDnDParams.actions': 'The functions that change the query.',
  'DndAdapterRuleDnDParams.canDrop':
    'Returns whether a rule or group can be dropped on another one.',
  'DndAdapterRuleDnDParams.copyModeAfterHoverMs':
    'After how many milliseconds over a target a drop copies instead of moving. React DnD ignores it.',
  'DndAdapterRuleDnDParams.copyModeModifierKey':
    'The modifier key that makes a drop copy instead of move.',
  'DndAdapterRuleDnDParams.disabled': 'Whether the rule or group is disabled.',
  'DndAdapterRuleDnDParams.groupModeAfterHoverMs':
    'After how many milliseconds over a target a drop creates a group. React DnD ignores it.',
  'DndAdapterRuleDnDParams.groupModeModifierKey':
    'The modifier key that makes a drop create a group.',
  'DndAdapterRuleDnDParams.hideDefaultDragPreview': 'Whether the preview of the browser is hidden.',
  'DndAdapterRuleDnDParams.onRuleDrop': 'Called when a rule or group is dropped.',
  'DndAdapterRuleDnDParams.path': 'The path of the rule or group.',
  'DndAdapterRuleDnDParams.rule': 'The rule.',
  'DndAdapterRuleDnDParams.schema': 'The schema of the query builder.',
  'DndAdapterRuleGroupDnDParams.ruleGroup': 'The group.',
  'DndAdapterInlineCombinatorDnDParams.rules': 'The rules, groups, and combinators of the group.',
  'AdapterUseInlineCombinatorDnDResult.dropRef':
    'The ref of the element on which rules and groups can be dropped.',
};

const COMPONENTS = [
  'CloseIcon',
  'ContentCopyIcon',
  'DragIndicator',
  'KeyboardArrowDownIcon',
  'KeyboardArrowUpIcon',
  'LockIcon',
  'LockOpenIcon',
  'Select',
];

/** Types of version 8 whose members mean what the same members of another type mean. */
export const sameAdapters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['RQBMaterialComponents', 'RQBMaterialContextValue'].flatMap((owner) =>
      COMPONENTS.map((name) => [`${owner}.${name}`, 'MuiComponent']),
    ),
  ),
  RQBMaterialContextValue: 'RQBMaterialComponents',
  DndAdapterRuleGroupDnDParams: 'DndAdapterRuleDnDParams',
  DndAdapterInlineCombinatorDnDParams: 'DndAdapterRuleDnDParams',
  AdapterUseRuleDnDResult: 'UseRuleDnD',
  AdapterUseRuleGroupDnDResult: 'UseRuleGroupDnD',
  AdapterUseInlineCombinatorDnDResult: 'DropCollection',
};
