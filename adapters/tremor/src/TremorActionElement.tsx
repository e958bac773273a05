import type { ButtonProps } from '@tremor/react';
import { Button } from '@tremor/react';
import type * as React from 'react';
import type { ActionProps } from 'react-querybuilder';
import { hasWords } from '../../shared/src/utils';

/**
 * Props of {@link TremorActionElement}: the standard `ActionProps` and the appearance of a
 * Tremor `Button`.
 */
export type TremorActionProps = ActionProps &
  Pick<ButtonProps, 'color' | 'icon' | 'iconPosition' | 'size' | 'tooltip' | 'variant'>;

/**
 * Tremor `Button` for every action: add, clone, lock and remove, of rules and of groups.
 *
 * Replaces the default `actionElement` component.
 *
 * `disabledTranslation` replaces both while `disabled`, in which case the button stays enabled
 * (that is how a locked rule is unlocked). `color`, `icon`, `iconPosition`, `size`, `tooltip` and
 * `variant` are those of Tremor's `Button`.
 */
export const TremorActionElement = (props: TremorActionProps): React.JSX.Element => {
  const { disabled, disabledTranslation, size = 'xs' } = props;
  const { label, title } = disabled && disabledTranslation ? disabledTranslation : props;

  return (
    <Button
      type="button"
      data-testid={props.testID}
      className={props.className}
      color={props.color}
      disabled={disabled && !disabledTranslation}
      icon={props.icon}
      iconPosition={props.iconPosition}
      size={size}
      title={title}
      tooltip={props.tooltip}
      variant={props.variant}
      aria-label={hasWords(label) ? undefined : title}
      onClick={(e) => props.handleOnClick(e)}
    >
      {label}
    </Button>
  );
};
