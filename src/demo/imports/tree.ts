/** A condition of the text: one comparison, without "and", "or" and "not". */
export interface Condition {
  kind: 'condition';
  offset: number;
  /** The condition by itself, as a text of the same format. */
  source: string;
}

/** How conditions are joined. `source` is the part of the text, as a text of the same format. */
export type LogicalNode =
  | { kind: 'and' | 'or'; parts: ConditionTree[]; offset: number; source: string }
  | { kind: 'not'; parts: [ConditionTree]; offset: number; source: string };

/** What a text says, as far as "and", "or" and "not" go. */
export type ConditionTree = Condition | LogicalNode;

/**
 * Lists the conditions of a tree.
 *
 * @returns its conditions, in the order of the text
 */
export function listConditions(tree: ConditionTree): Condition[] {
  return tree.kind === 'condition' ? [tree] : tree.parts.flatMap(listConditions);
}
