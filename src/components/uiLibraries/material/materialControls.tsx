import { MaterialValueEditor, MaterialValueSelector } from '@react-querybuilder/material';
import type { ValueEditorProps, VersatileSelectorProps } from 'react-querybuilder';

const named = (title: string | undefined) => ({ inputProps: { 'aria-label': title } });

/** The adapter's controls, with names for screen readers. */
export const controlElements = {
  valueSelector: (props: VersatileSelectorProps) => (
    <MaterialValueSelector {...props} {...named(props.title)} />
  ),
  valueEditor: (props: ValueEditorProps) => (
    <MaterialValueEditor
      {...props}
      // Radio buttons have names of their own.
      extraProps={props.type === 'radio' ? undefined : named(props.title)}
    />
  ),
};
