import { createContext, useContext, useMemo } from 'react';
import {
  getCompatContextProvider,
  RuleGroupBodyComponents,
  type RuleGroupProps,
  type UseRuleGroup,
} from 'react-querybuilder';

/** How many members of each group are rendered, by the id of the group; `undefined` for all of them. */
export const MountedMembers = createContext<ReadonlyMap<string, number> | undefined>(undefined);

/**
 * The members of a group, of which the last ones may be rendered later. Each keeps its path, since only
 * the end of the list is left out.
 */
function ProgressiveBody(props: RuleGroupProps & UseRuleGroup) {
  const { id = '', ruleGroup } = props;
  const count = useContext(MountedMembers)?.get(id) ?? ruleGroup.rules.length;
  const mounted = useMemo(
    () =>
      count < ruleGroup.rules.length
        ? ({ ...ruleGroup, rules: ruleGroup.rules.slice(0, count) } as typeof ruleGroup)
        : ruleGroup,
    [ruleGroup, count],
  );
  return <RuleGroupBodyComponents {...props} ruleGroup={mounted} />;
}

/** Makes the query builders inside render no more members of each group than {@link MountedMembers}. */
export default getCompatContextProvider({
  controlElements: { ruleGroupBodyElements: ProgressiveBody },
});
