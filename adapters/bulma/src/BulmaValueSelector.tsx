import type * as React from 'react';
import type { VersatileSelectorProps } from 'react-querybuilder';
import { toOptions, useSelectElementChangeHandler, useValueSelector } from 'react-querybuilder';
import { classes } from '../../shared/src/utils';

/**
 * Native `<select>` inside Bulma's `div.select` wrapper.
 *
 * Replaces the default `valueSelector` component, and with it every selector: combinators,
 * fields, operators, value sources and the `select`/`multiselect` value editors.
 *
 * become `<optgroup>`s), `value`, `handleOnChange`, `multiple` (selects several values;
 * `listsAsArrays` reports them as an array instead of a comma-separated string), `title` (tooltip
 * and accessible name), `className` (on the wrapper, where Bulma's modifiers such as `is-danger`
 * belong), `disabled` and `testID` (on the `<select>`).
 */
export const BulmaValueSelector = (props: VersatileSelectorProps): React.JSX.Element => {
  const { className, disabled, multiple, options, testID, title } = props;
  const { onChange, val } = useValueSelector(props);
  const changeHandler = useSelectElementChangeHandler({ multiple, onChange });

  return (
    <div className={classes(className, 'select is-small', multiple && 'is-multiple')}>
      <select
        data-testid={testID}
        value={val}
        title={title}
        aria-label={title}
        disabled={disabled}
        multiple={!!multiple}
        onChange={changeHandler}
      >
        {toOptions(options)}
      </select>
    </div>
  );
};
