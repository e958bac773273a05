import type { Correction } from './types';

/** Comments of the declarations that are wrong, or say no more than the name. */
export const corrections: Readonly<Record<string, Correction>> = {
  'Classnames.shiftActions': {
    declared: 'Classnames applied to the `<span>` handle for dragging rules/groups.',
    text: 'Classnames applied to the `<div>` around the buttons that move a rule or group up and down.',
  },
  'Classnames.branches': {
    declared: 'Not applied, but see SCSS styles.',
    text: 'The class that draws lines between a group and its rules. The query builder never applies it by itself; add it to `queryBuilder`.',
  },
  'CommonSubComponentProps.testID': {
    declared: 'Test ID for this component.',
    text: 'The `data-testid` attribute of the rendered element: one of the values of `TestID`.',
  },
  'FormatQueryOptions.format': {
    declared: 'The ExportFormat.',
    text: 'The export format. Defaults to `"json"`.',
  },
  Controls: {
    declared: 'Subcomponents.',
    text: 'The components that render each part of the query builder, none of which is missing or `null`.',
  },
  InputType: {
    declared: 'HTML5 input types',
    text: 'The values of the `type` attribute of an HTML `input` element.',
  },
  'QueryBuilderDndContextProps.useDrag': {
    declared: 'useDragSource hook',
    text: 'The `useDrag` hook of React DnD.',
  },
  'QueryBuilderDndContextProps.useDrop': {
    declared: 'useDropTarget Hook',
    text: 'The `useDrop` hook of React DnD.',
  },
};
