/** What we use of spel2js, which has no declarations. */
declare module 'spel2js' {
  export interface SpelState {
    activeContext: { peek(): Record<string, unknown> };
  }
  export interface SpelNode {
    getType(): string;
    getChildren(): SpelNode[];
    /** The name of a property; the name and the arguments of a method. */
    getRaw?(): { args?: SpelNode[] } | undefined;
    getValue(state: SpelState): unknown;
  }
  export const SpelExpressionEvaluator: {
    compile(expression: string): {
      eval(context: object): unknown;
      _compiledExpression: SpelNode;
    };
  };
}
