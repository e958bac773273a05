import type { Descriptions } from './types';

/** Functions that return a changed query, and their options. */
export const queryTools: Descriptions = {
  'add(query)': 'The query to add to. It is not modified.',
  'add(ruleOrGroup)': 'The rule or group to add. It receives an `id` if it has none.',
  'add(options)': 'The combinators to choose from, and the id generator.',
  'update(query)': 'The query to update. It is not modified.',
  'update(prop)': 'The name of the property to update, such as `"field"` or `"combinator"`.',
  'update(value)': 'The new value of the property.',
  'update(path)':
    'The path of the rule or group to update. For `"combinator"` in a query with independent combinators, it is the path of the combinator itself.',
  'update(options)':
    'Which other properties of a rule are reset when its field or operator changes.',
  'remove(query)': 'The query to remove from. It is not modified.',
  'remove(path)':
    'The path of the rule or group to remove. The query is returned as is if this is the path of the root group or of a combinator.',
  'move(query)': 'The query to change. It is not modified.',
  'move(oldPath)': 'The path of the rule or group to move.',
  'move(newPath)':
    'The path to move it to, or `"up"` or `"down"` to exchange it with its neighbor or to move it into or out of a group.',
  'move(options)': 'Whether to clone, the combinators to choose from, and the id generator.',
  'insert(query)': 'The query to insert into. It is not modified.',
  'insert(ruleOrGroup)': 'The rule or group to insert. The inserted copy has a new `id`.',
  'insert(path)': 'The path at which to insert the rule or group.',
  'insert(options)':
    'Whether to replace what is at the path, the combinators to choose from, and the id generator.',
  'convertFromIC(rg)': 'The query with independent combinators. It is not modified.',
  'convertToIC(rg)': 'The query with one combinator for each group. It is not modified.',
  'convertQuery(query)': 'The query to convert. It is not modified.',
  'regenerateID(rule)': 'The rule to copy with a new `id`.',
  'regenerateID(options)': 'The id generator.',
  'regenerateIDs(ruleOrGroup)': 'The rule or group to copy with new `id`s at every level.',
  'regenerateIDs(options)': 'The id generator.',
  'prepareRule(rule)': 'The rule that needs an `id`. It is not modified.',
  'prepareRule(options)': 'The id generator.',
  'prepareRuleGroup(queryObject)':
    'The group that needs an `id`, as do its rules and nested groups. It is not modified.',
  'prepareRuleGroup(options)': 'The id generator.',
  'prepareRuleOrGroup(rg)': 'The rule or group that needs an `id`. It is not modified.',
  'prepareRuleOrGroup(options)': 'The id generator.',
  'transformQuery(query)': 'The query to transform. It is not modified.',
  'transformQuery(options)': 'Which properties, combinators and operators to rename or process.',
};
