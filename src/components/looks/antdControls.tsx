import { AntDValueSelector } from '@react-querybuilder/antd';
import type { ValueEditorProps, VersatileSelectorProps } from 'react-querybuilder';
import { AntDValueEditor } from './AntDValueEditor';
import { withoutSeconds } from './dateTimes';

/** Ant Design's adapter shows no time without seconds, which browsers' own time inputs leave out. */
const withSeconds = ({ inputType, value }: ValueEditorProps) =>
  inputType === 'time' && /^\d\d:\d\d$/.test(value) ? `${value}:00` : value;

/** The adapter's controls, with names for screen readers. */
export const controlElements = {
  valueSelector: (props: VersatileSelectorProps) => (
    <AntDValueSelector {...props} aria-label={props.title} />
  ),
  valueEditor: (props: ValueEditorProps) => (
    <AntDValueEditor
      {...props}
      value={withSeconds(props)}
      handleOnChange={(value: unknown) => props.handleOnChange(withoutSeconds(value))}
      // Radio buttons have names of their own.
      extraProps={props.type === 'radio' ? undefined : { 'aria-label': props.title }}
    />
  ),
};
