import { SpelExpressionEvaluator, type SpelNode, type SpelState } from 'spel2js';
import { runPerRecord } from './engine';

/** Every node below this one, and itself. Arguments of a method are no children of its node. */
const allNodes = (node: SpelNode): SpelNode[] => [
  node,
  ...[...node.getChildren(), ...(node.getRaw?.()?.args ?? [])].flatMap(allNodes),
];

/**
 * Makes two kinds of nodes treat null as Spring does: a property that is null is null, instead of an
 * error, and null does not match a pattern, instead of being matched as the word "null".
 */
function patchNullHandling(root: SpelNode): SpelNode {
  for (const node of allNodes(root)) {
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
export const run = runPerRecord((text) => {
  const expression = SpelExpressionEvaluator.compile(text);
  patchNullHandling(expression._compiledExpression);
  return (record) => expression.eval(record) === true;
});
