import { describe, expect, it } from 'vitest';
import { formatDeclaration } from '../../../../api-extractor/reference/formatDeclaration';

describe('declarations of the API reference', () => {
  it.each([
    ['function on one line', 'function f(a: string, b?: number[]): void;'],
    [
      'function whose parameters do not fit',
      `function formatQuery(
  ruleGroup: RuleGroupTypeAny,
  options:
    | "parameterized_named"
    | (FormatQueryOptions & { format: "parameterized_named" }),
): ParameterizedNamedSQL;`,
    ],
    [
      'function with type parameters, whose short union stays together',
      `function ValueEditor<F extends FullField, O extends string = string>(
  allProps: ValueEditorProps<F, O>,
): React.JSX.Element | null;`,
    ],
    [
      'callback and rest parameters',
      `function register(
  handler: (event: MouseEvent, ...rest: unknown[]) => void,
  names?: readonly [first: string, second: keyof Options],
): (id: string) => asserts id is Id;`,
    ],
    ['short union', 'type ValueSource = "value" | "field";'],
    [
      'long union',
      `type Format =
  | "parameterized"
  | "parameterized_named"
  | "natural_language"
  | "json_without_ids";`,
    ],
    [
      'conditional type',
      `type GetRuleType<RG extends RuleGroupTypeAny, F extends BaseOption> =
  RG extends RuleGroupType<infer R>
    ? RuleType<GetOptionIdentifierType<F>, R>
    : RG extends RuleGroupTypeIC<infer R>
      ? RuleType<GetOptionIdentifierType<F>, R>
      : never;`,
    ],
    [
      'mapped type',
      `type Translated = { readonly [K in keyof Translations as \`t\${K}\`]-?: string };`,
    ],
    [
      'interface, always over several lines',
      `interface Rule<F extends string = string> extends Base<F>, Other {
  field: F;
  "data-id"?: string;
  match(value: string): boolean;
}`,
    ],
    ['interface without members', 'interface Options extends Base {}'],
    ['constant', 'const context: React.Context<Value | null>;'],
  ])('are laid out: %s', (_, formatted) => {
    const oneLine = formatted
      .replace(/\n\s*/g, ' ')
      .replace(/([(<[]) \| /g, '$1')
      .replace(/([:=]) \| /g, '$1 ');
    expect(formatDeclaration(oneLine)).toBe(formatted);
    expect(formatDeclaration(formatted)).toBe(formatted);
  });

  it('keep every token, and break no line that fits', () => {
    const code =
      'type A<T> = { a: T; b: (x: T) => void } & Partial<Record<"one" | "two" | "three", Array<T[number]["key"]>>>;';
    const formatted = formatDeclaration(code);
    const tokens = (text: string) => text.replace(/;(?=\s*\})|,(?=\s*[)\]>])|\s/g, '');
    expect(tokens(formatted)).toBe(tokens(code));
    for (const line of formatted.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('leave object types of many members to the table below, when they are to be short', () => {
    const code = 'type A = B & { a: 1; b: 2; c: 3; d: 4 } & { e: 5 };';
    expect(formatDeclaration(code, { isShort: true, noun: 'members' })).toBe(
      'type A = B & { /* 4 members */ } & { e: 5 };',
    );
  });

  it('fail for what is not one declaration', () => {
    expect(() => formatDeclaration('type A = 1; type B = 2;')).toThrow(
      'The API reference cannot format "type A = 1; type B = 2;": it is not one declaration.',
    );
  });
});
