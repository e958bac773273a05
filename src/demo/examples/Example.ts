import type { Field, OptionGroup, RuleGroupType } from 'react-querybuilder';

/** What a query builder is for: the fields of a domain, and a query to start with. */
export interface Example {
  fields: Field[] | OptionGroup<Field>[];
  query: RuleGroupType;
}
