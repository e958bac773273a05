import { Switch } from '@tremor/react';
import type * as React from 'react';
import { useId, useRef } from 'react';
import { classes } from '../../shared/src/utils';
import { useControlNames } from './useControlNames';

/** `Switch` for a boolean value, named by its title in a label that is not shown. */
export const TremorSwitchEditor = (props: {
  checked: boolean;
  className?: string;
  disabled?: boolean;
  extraProps: object;
  onChange(checked: boolean): void;
  testID?: string;
  title?: string;
}): React.JSX.Element => {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useControlNames(ref, undefined);

  return (
    <span
      data-testid={props.testID}
      className={classes('inline-flex items-center', props.className)}
      title={props.title}
    >
      <Switch
        ref={ref}
        id={id}
        checked={props.checked}
        disabled={props.disabled}
        onChange={props.onChange}
        {...props.extraProps}
      />
      <label htmlFor={id} className="sr-only">
        {props.title}
      </label>
    </span>
  );
};
