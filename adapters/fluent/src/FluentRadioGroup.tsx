import { makeStyles, Radio, RadioGroup, radioClassNames, tokens } from '@fluentui/react-components';
import type * as React from 'react';
import type { FullOption, FullOptionList } from 'react-querybuilder';
import { toFlatOptionArray } from 'react-querybuilder';

const useStyles = makeStyles({
  // The muted label of an option that is not chosen is too faint on the tinted rows of a query.
  radioInput: {
    ':enabled:not(:checked)': {
      [`& ~ .${radioClassNames.label}`]: { color: tokens.colorNeutralForeground2 },
    },
  },
});

interface Props {
  className?: string;
  disabled?: boolean;
  /** Further props of the group. */
  extraProps: object;
  testID?: string;
  title?: string;
  value: unknown;
  values: FullOptionList<FullOption>;
  onChange: (name: string) => void;
}

/** One radio button for each option. */
export const FluentRadioGroup = ({
  className,
  disabled,
  extraProps,
  testID,
  title,
  value,
  values,
  onChange,
}: Props): React.JSX.Element => {
  const styles = useStyles();
  return (
    <RadioGroup
      data-testid={testID}
      layout="horizontal"
      className={className}
      value={`${value ?? ''}`}
      title={title}
      aria-label={title}
      disabled={disabled}
      onChange={(_e, data) => onChange(data.value)}
      {...extraProps}
    >
      {toFlatOptionArray(values).map((option) => (
        <Radio
          key={option.name}
          value={option.name}
          label={option.label}
          input={{ className: styles.radioInput }}
          disabled={disabled || option.disabled}
        />
      ))}
    </RadioGroup>
  );
};
