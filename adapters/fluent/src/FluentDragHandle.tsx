import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import * as React from 'react';
import type { DragHandleProps } from 'react-querybuilder';

const useStyles = makeStyles({
  root: {
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    display: 'inline-flex',
    fontSize: tokens.fontSizeBase500,
  },
  disabled: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
  },
});

/**
 * Drag handle with Fluent's reorder icon, in the colors of the Fluent theme.
 *
 * Replaces the default `dragHandle` component, which is shown when drag and drop is enabled
 * (see `@react-querybuilder/dnd`). Forwards its ref to the element to drag by.
 *
 * and a `label` that is a React element is shown in place of the icon (a text label is not).
 *
 * @function
 */
export const FluentDragHandle: React.ForwardRefExoticComponent<
  DragHandleProps & React.RefAttributes<HTMLSpanElement>
> = React.forwardRef<HTMLSpanElement, DragHandleProps>((props, dragRef) => {
  const styles = useStyles();

  return (
    <span
      ref={dragRef}
      data-testid={props.testID}
      className={mergeClasses(styles.root, props.disabled && styles.disabled, props.className)}
      title={props.title}
    >
      {React.isValidElement(props.label) ? props.label : <ReOrderDotsVerticalRegular />}
    </span>
  );
});

FluentDragHandle.displayName = 'FluentDragHandle';
