import { AntDValueSelector } from '@react-querybuilder/antd';
import type { ValueEditorProps, VersatileSelectorProps } from 'react-querybuilder';
import { timeProps } from '../shared/dateTimes';
import { AntDValueEditor } from './AntDValueEditor';

/** How a time is shown: as in the sample data, and with seconds where the value has some. */
function formatOf(inputType: ValueEditorProps['inputType'], hasSeconds: boolean) {
  const time = hasSeconds ? 'HH:mm:ss' : 'HH:mm';
  if (inputType === 'time') return { format: time };
  return inputType === 'datetime-local'
    ? { format: `YYYY-MM-DD ${time}`, showTime: { format: time } }
    : {};
}

/** Ant Design's controls, with names for screen readers, and with times as the sample data has them. */
export const controlElements = {
  valueSelector: (props: VersatileSelectorProps) => (
    <AntDValueSelector {...props} aria-label={props.title} />
  ),
  valueEditor: (given: ValueEditorProps) => {
    const { hasSeconds, props } = timeProps(given);
    const format = formatOf(given.inputType, hasSeconds);
    // Radio buttons have names of their own.
    const name = given.type === 'radio' ? {} : { 'aria-label': given.title };
    return <AntDValueEditor {...given} {...props} extraProps={name} pickerProps={format} />;
  },
};
