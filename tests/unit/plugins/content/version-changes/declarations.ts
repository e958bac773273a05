import type { Declared } from '../../../../../plugins/content/version-changes/declared';

export const CORE = 'react-querybuilder';

/** A prop of the query builder, optional and a boolean unless stated. */
export const prop = (name: string, rest: Partial<Declared> = {}): Declared => ({
  section: 'props',
  name,
  type: 'boolean',
  required: false,
  ...rest,
});

export const type = (name: string): Declared => ({
  section: 'types',
  name,
  type: '',
  module: CORE,
});

/** A required member of a type, such as `RuleType.field`. */
export const member = (name: string, text = 'string'): Declared => ({
  section: 'types',
  name,
  type: text,
  required: true,
});
