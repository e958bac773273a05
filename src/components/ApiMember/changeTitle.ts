import type { MemberChange } from './MemberFacts';

/** What a change is called; the major version follows. */
const TITLES: Record<MemberChange['kind'], string> = {
  added: 'Added in',
  removed: 'Removed in',
  renamed: 'Renamed in',
  moved: 'Moved in',
  'type changed': 'Type changed in',
  'default changed': 'Default changed in',
  'value changed': 'Value changed in',
  'now required': 'Required since',
  'now optional': 'Optional since',
  deprecated: 'Deprecated in',
};

/** Says what happened to a name, and in which major version. */
export const changeTitle = ({ kind, in: major }: MemberChange): string =>
  `${TITLES[kind]} ${major}`;
