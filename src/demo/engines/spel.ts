import { SpelExpressionEvaluator, type SpelNode, type SpelState } from 'spel2js';
import { runOnEach } from './engine';

/** Every node below this one, and itself. Arguments of a method are no children of its node. */
const nodesIn = (node: SpelNode): SpelNode[] => [
  node,
  ...[...node.getChildren(), ...(node.getRaw?.()?.args ?? [])].flatMap(nodesIn),
];

/**
 * Makes two kinds of nodes treat null as Spring does: a property that is null is null, instead of an
 * error, and null does not match a pattern, instead of being matched as the word "null".
 */
function withNulls(root: SpelNode): SpelNode {
  for (const node of nodesIn(root)) {
    const { getValue } = node;
    if (node.getType() === 'property') {
      node.getValue = (state) => state.activeContext.peek()[String(node.getRaw?.())] ?? null;
    }
    if (node.getType() === 'matches') {
      const [left] = node.getChildren();
      node.getValue = (state: SpelState) => {
        if (left?.getValue(state) === null) throw new Error('null has no text to match');
        return getValue(state);
      };
    }
  }
  return root;
}

/** Runs SpEL. A record is the root object, whose properties are the fields. */
export const run = runOnEach((text) => {
  const expression = SpelExpressionEvaluator.compile(text);
  withNulls(expression._compiledExpression);
  return (record) => expression.eval(record) === true;
});
