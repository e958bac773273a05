import type { ComponentType } from 'react';
import { ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import AutocompleteEditor from './AutocompleteEditor';
import CalendarEditor from './CalendarEditor';
import SliderEditor from './SliderEditor';

const editors: Record<string, ComponentType<ValueEditorProps>> = {
  slider: SliderEditor,
  autocomplete: AutocompleteEditor,
  calendar: CalendarEditor,
};

/** The editor that the field asks for; ranges and lists keep the editors of the library. */
export default function CustomValueEditor(props: ValueEditorProps) {
  const { fieldData, operator, valueSource } = props;
  const isOne = !/^(?:not)?(?:in|between|null)$/i.test(operator) && valueSource !== 'field';
  const Editor = isOne ? editors[String(fieldData.editor)] : undefined;
  return Editor ? <Editor {...props} /> : <ValueEditor {...props} />;
}
