import type { SwitchProps } from '@fluentui/react-components';
import { Switch } from '@fluentui/react-components';
import type * as React from 'react';
import type { NotToggleProps } from 'react-querybuilder';

/**
 * Props of {@link FluentNotToggle}: the standard `NotToggleProps` and the place of the label of
 * a Fluent `Switch`.
 */
export type FluentNotToggleProps = NotToggleProps & Pick<SwitchProps, 'labelPosition'>;

/**
 * Inversion ("not") toggle as a Fluent `Switch`.
 *
 * Replaces the default `notToggle` component.
 *
 * `label` is the visible text, `title`, `className`, `disabled` and `testID` apply to the
 * control, and `labelPosition` is that of Fluent's `Switch`.
 */
export const FluentNotToggle = (props: FluentNotToggleProps): React.JSX.Element => (
  <Switch
    data-testid={props.testID}
    className={props.className}
    title={props.title}
    aria-label={props.label ? undefined : props.title}
    label={props.label ? { children: props.label } : undefined}
    labelPosition={props.labelPosition}
    checked={!!props.checked}
    disabled={props.disabled}
    onChange={(_e, data) => props.handleOnChange(data.checked)}
  />
);
