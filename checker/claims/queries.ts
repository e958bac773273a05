import type { RuleGroupType, RuleGroupTypeIC, RuleType } from 'react-querybuilder';

/** Fields that claims are tried with: a text, a number, and a list of values. */
export const fields = [
  { name: 'city', label: 'City' },
  { name: 'age', label: 'Age', inputType: 'number' },
  {
    name: 'plan',
    label: 'Plan',
    valueEditorType: 'select',
    values: [
      { name: 'free', label: 'Free' },
      { name: 'paid', label: 'Paid' },
    ],
  },
];

/** Makes a rule: by default, city = Oslo. */
export const rule = (parts: Partial<RuleType> & Record<string, unknown> = {}): RuleType => ({
  field: 'city',
  operator: '=',
  value: 'Oslo',
  ...parts,
});

/** Makes a group whose members must all apply. */
export const all = (...rules: RuleGroupType['rules']): RuleGroupType => ({
  combinator: 'and',
  rules,
});

/** Makes a group of which one member must apply. */
export const any = (...rules: RuleGroupType['rules']): RuleGroupType => ({
  combinator: 'or',
  rules,
});

/** Makes a group with combinators between its rules. */
export const list = (...rules: unknown[]): RuleGroupTypeIC => ({ rules }) as RuleGroupTypeIC;
