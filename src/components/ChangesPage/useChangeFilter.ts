import { useClearQueryString, useQueryString, useQueryStringList } from '@docusaurus/theme-common';
import type { ChangeFilter } from '@site/src/changes/filter';
import { useTypedParameter } from '../useTypedParameter';

/** The filters in the address, and how to change them. */
export interface ChangeFilterControl {
  filter: ChangeFilter;
  setText: (text: string) => void;
  setPackage: (name: string) => void;
  toggleSubject: (subject: string) => void;
  toggleAction: (action: string) => void;
  clear: () => void;
}

const toggled = (list: readonly string[], entry: string) =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** Keeps the filters in the address, so that a filtered page can be shared and reloaded. */
export function useChangeFilter(): ChangeFilterControl {
  const [text, setText] = useTypedParameter('name');
  const [name, setPackage] = useQueryString('package');
  const [subjects, setSubjects] = useQueryStringList('what');
  const [actions, setActions] = useQueryStringList('how');
  const clearAddress = useClearQueryString();
  return {
    filter: { text, subjects, actions, package: name },
    setText,
    setPackage: (next) => setPackage(next || null),
    toggleSubject: (subject) => setSubjects(toggled(subjects, subject)),
    toggleAction: (action) => setActions(toggled(actions, action)),
    clear: () => {
      setText('');
      clearAddress();
    },
  };
}
