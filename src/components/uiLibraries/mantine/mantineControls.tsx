import { MantineValueEditor } from '@react-querybuilder/mantine';
import type { ValueEditorProps } from 'react-querybuilder';
import { timeProps } from '../shared/dateTimes';

/** The adapter's value editor, without the seconds that it adds to a date and time. */
export const controlElements = {
  valueEditor: (given: ValueEditorProps) => {
    // The browser's own input edits times.
    const { hasSeconds, props } =
      given.inputType === 'time' && given.valueSource !== 'field'
        ? { hasSeconds: false, props: {} }
        : timeProps(given);
    const extraProps =
      given.inputType === 'datetime-local' ? { withSeconds: hasSeconds } : undefined;
    return <MantineValueEditor {...given} {...props} extraProps={extraProps} />;
  },
};
