import type { SwitchProps } from '@tremor/react';
import { Switch } from '@tremor/react';
import type * as React from 'react';
import { useId, useRef } from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { classes } from '../../shared/src/utils';
import { useControlNames } from './useControlNames';

/**
 * Props of {@link TremorNotToggle}: the standard `NotToggleProps` and the appearance of a Tremor
 * `Switch`.
 */
export type TremorNotToggleProps = NotToggleProps & Pick<SwitchProps, 'color' | 'tooltip'>;

/**
 * Inversion ("not") toggle as a Tremor `Switch` with its label.
 *
 * Replaces the default `notToggle` component.
 *
 * `label` is the visible text, `title`, `className`, `disabled` and `testID` apply to the
 * control, and `color` and `tooltip` are those of Tremor's `Switch`.
 */
export const TremorNotToggle = (props: TremorNotToggleProps): React.JSX.Element => {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useControlNames(ref, undefined);

  return (
    <span
      data-testid={props.testID}
      className={classes('inline-flex items-center gap-2', props.className)}
      title={props.title}
    >
      <Switch
        ref={ref}
        id={id}
        checked={!!props.checked}
        color={props.color}
        disabled={props.disabled}
        tooltip={props.tooltip}
        onChange={(checked) => props.handleOnChange(checked)}
      />
      <label htmlFor={id} className={props.label ? 'text-tremor-default' : 'sr-only'}>
        {props.label || props.title}
      </label>
    </span>
  );
};
