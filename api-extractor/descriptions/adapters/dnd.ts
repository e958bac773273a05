import type { Descriptions } from '../types';

/** Drag-and-drop: `@react-querybuilder/dnd`, and its types in the core package. */
export const dnd: Descriptions = {
  DndDropTargetType: 'What a rule or group can be dropped on.',
  DraggedItem: 'The rule or group that is dragged, with its path and the id of its query builder.',
  'DraggedItem.path': 'The path of the dragged rule or group.',
  'DraggedItem.qbId': 'The id of the query builder that the rule or group comes from.',
  DropEffect: 'Whether a dropped rule or group is moved or copied.',
  DropResult: 'Where a rule or group was dropped.',
  'DropResult.path': 'The path of the drop target.',
  'DropResult.type': 'The type of the drop target.',
  'DropResult.dropEffect':
    'Whether the rule or group is moved (`"move"`) or copied (`"copy"`). Defaults to `"move"`.',
  'DropResult.qbId': 'The id of the query builder that contains the drop target.',
  'DropResult.getQuery': 'Returns the query of the query builder that contains the drop target.',
  'DropResult.dispatchQuery':
    'Replaces the query of the query builder that contains the drop target.',
  DragCollection: 'The drag state of a rule or group.',
  DropCollection: 'The state of a drop target.',
  'DragCollection.isDragging': 'Whether this rule or group is being dragged.',
  'DragCollection.dragMonitorId': 'The identifier of the drag source in the drag-and-drop library.',
  'DropCollection.isOver':
    'Whether a rule or group that can be dropped here is dragged over this element.',
  'DropCollection.dropMonitorId': 'The identifier of the drop target in the drag-and-drop library.',
  'DropCollection.dropEffect':
    'Whether the rule or group is moved (`"move"`) or copied (`"copy"`). Defaults to `"move"`.',
  'UseRuleGroupDnD.previewRef':
    'The ref of the element that is shown next to the pointer while the group is dragged.',
  'UseRuleDnD.dragRef': 'The ref of the drag handle.',
  'UseRuleGroupDnD.dropRef': 'The ref of the element on which rules and groups can be dropped.',
  'UseRuleDnD.dndRef':
    'The ref of the outermost element, which is both the preview and a drop target.',
  'CustomCanDropParams.dragging': 'The rule or group that is dragged.',
  'CustomCanDropParams.hovering': 'The rule or group that it is dragged over.',
  'QueryBuilderDndProps.canDrop':
    'Returns whether a rule or group can be dropped on another one. It cannot allow what the query builder forbids.',
  'QueryBuilderDndProps.canDrop(params)': 'The dragged rule or group, and the one below it.',
  QueryBuilderDndContextProps:
    'What the drag-and-drop components receive from `QueryBuilderDnD` through context.',
  'QueryBuilderDndContextProps.baseControls':
    'The components that the drag-and-drop components wrap.',
  'QueryBuilderDndContextProps.canDrop':
    'Returns whether a rule or group can be dropped on another one.',
  useInlineCombinatorDnD: 'Makes a combinator between two rules a drop target.',
  useReactDnD:
    'Loads React DnD when it is not passed in. It returns `null` until then, or when the packages are not installed.',
  'useReactDnD(dndParam)': 'The exports of `react-dnd` and `react-dnd-html5-backend`.',
  useRuleDnD: 'Makes a rule draggable, and a drop target for rules and groups.',
  useRuleGroupDnD: 'Makes a group draggable, and its header a drop target for rules and groups.',
  '*(params)': {
    7: 'The props of the component, with the hooks of React DnD and the `canDrop` function.',
    8: 'The parameters, whose type describes each of them.',
  },
};
