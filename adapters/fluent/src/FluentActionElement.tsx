import type { ButtonProps } from '@fluentui/react-components';
import { Button } from '@fluentui/react-components';
import type * as React from 'react';
import { isValidElement } from 'react';
import type { ActionProps } from 'react-querybuilder';
import { hasWords } from '../../shared/src/utils';

/**
 * Props of {@link FluentActionElement}: the standard `ActionProps` and the appearance of a
 * Fluent `Button`.
 */
export type FluentActionProps = ActionProps &
  Pick<ButtonProps, 'appearance' | 'icon' | 'iconPosition' | 'shape' | 'size'>;

/**
 * Fluent `Button` for every action: add, clone, lock and remove, of rules and of groups.
 *
 * Replaces the default `actionElement` component. A label that is a React element (such as the
 * icons in {@link fluentTranslations}) becomes the icon of an icon-only button, named by its
 * title.
 *
 * `disabledTranslation` replaces both while `disabled`, in which case the button stays enabled
 * (that is how a locked rule is unlocked). `appearance`, `icon`, `iconPosition`, `shape` and
 * `size` are those of Fluent's `Button`.
 */
export const FluentActionElement = (props: FluentActionProps): React.JSX.Element => {
  const { disabled, disabledTranslation, icon, size = 'small' } = props;
  const { label, title } = disabled && disabledTranslation ? disabledTranslation : props;
  const iconOnly = isValidElement(label) && !icon;

  return (
    <Button
      type="button"
      data-testid={props.testID}
      appearance={props.appearance}
      className={props.className}
      disabled={disabled && !disabledTranslation}
      icon={iconOnly ? label : icon}
      iconPosition={props.iconPosition}
      shape={props.shape}
      size={size}
      title={title}
      aria-label={hasWords(label) ? undefined : title}
      onClick={(e) => props.handleOnClick(e)}
    >
      {iconOnly ? undefined : label}
    </Button>
  );
};
