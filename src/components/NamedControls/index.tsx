import { memo, type ReactNode, useMemo } from 'react';
import {
  type CombinatorSelectorProps,
  getCompatContextProvider,
  Rule,
  RuleGroupHeaderComponents,
  type RuleGroupProps,
  type RuleProps,
  type Translations,
  type UseRuleGroup,
} from 'react-querybuilder';
import { betweenName, groupName, ruleName, titlesOf } from './titles';

/** A label of words is the name of its button; of any other label, the title is. */
const isWords = (label: ReactNode) => typeof label === 'string' && /\p{L}/u.test(label);

/** Replaces the titles of the translations; `name` is that of a rule or group. */
function useTitles(translations: Translations, name: string): Translations {
  return useMemo(() => {
    const named: Record<string, { label?: ReactNode; title?: string }> = { ...translations };
    for (const [key, title] of Object.entries(titlesOf(name))) {
      const { label } = named[key] ?? {};
      named[key] = {
        ...named[key],
        title,
        ...(label !== undefined &&
          !isWords(label) && {
            label: <span aria-hidden="true">{label}</span>,
          }),
      };
    }
    return named as unknown as Translations;
  }, [translations, name]);
}

/** Memoized, as the library's own is: a keystroke in one rule does not render the others. */
const NamedRule = memo(function NamedRule(props: RuleProps) {
  const { path, rule, schema, translations } = props;
  const field = schema.fieldMap[rule.field]?.label ?? rule.field;
  const titles = useTitles(translations, ruleName(path, schema.independentCombinators, field));
  return <Rule {...props} translations={titles} />;
});

/** The titles reach the header of the group only: its rules have their own. */
function NamedGroupHeader(props: RuleGroupProps & UseRuleGroup) {
  const { path, schema, translations } = props;
  const titles = useTitles(translations, groupName(path, schema.independentCombinators));
  return <RuleGroupHeaderComponents {...props} translations={titles} />;
}

/** Selects the combinator in the header of a group, or between two of its members. */
function NamedCombinator({ title, ...props }: CombinatorSelectorProps) {
  const { level, path, schema } = props;
  const Selector = schema.controls.valueSelector;
  const isBetween = path.length > level;
  return (
    <Selector
      {...props}
      title={isBetween ? betweenName(path, schema.independentCombinators) : title}
    />
  );
}

/**
 * Gives each control of the query builders inside it a name that tells its rule or group from the
 * others, such as "Operator of rule 2, City". Place it inside the provider of the UI library and
 * outside `QueryBuilderDnD`, which wraps the components that it finds.
 */
export default getCompatContextProvider({
  controlElements: {
    combinatorSelector: NamedCombinator,
    rule: NamedRule,
    ruleGroupHeaderElements: NamedGroupHeader,
  },
});
