import { MantineValueEditor } from '@react-querybuilder/mantine';
import type { ValueEditorProps } from 'react-querybuilder';
import { withoutSeconds } from './dateTimes';

/** The adapter's value editor, without the seconds that it adds to a date and time. */
export const controlElements = {
  valueEditor: (props: ValueEditorProps) => (
    <MantineValueEditor
      {...props}
      handleOnChange={(value: unknown) => props.handleOnChange(withoutSeconds(value))}
    />
  ),
};
