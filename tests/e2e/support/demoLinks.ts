import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import { operatorNamesOf } from '../../../src/demo/checkQuery';
import { choiceInfos } from '../../../src/demo/exportChoices';
import { exportFormats } from '../../../src/demo/formats';
import { decodeState } from '../../../src/demo/permalink';
import { fields } from '../../../src/demo/schema';
import { settingInfos } from '../../../src/demo/settings';
import { markup } from '../../support/markup';

/** A link to the demo, and the part of it that must be shown. */
export interface DemoLink {
  hash: string;
  /** The value of one of its rules; or none, where the link can only be refused. */
  shownValue?: string;
}

const KNOWN_RULES = fields.flatMap(({ name }) =>
  (operatorNamesOf(name) ?? ['=']).map((operator) => ({ field: name, operator })),
);

const values = fc.oneof(markup, fc.array(markup, { maxLength: 3 }), fc.integer(), fc.boolean());

const rules = fc
  .tuple(fc.constantFrom(...KNOWN_RULES), values)
  .map(([rule, value]) => ({ ...rule, value }));

const groups = fc.record({
  combinator: fc.constantFrom('and', 'or'),
  not: fc.boolean(),
  rules: fc.array(rules, { maxLength: 3 }),
});

const known = fc.constantFrom(...settingInfos.map(({ id }) => id));
const options = fc.record(
  {
    on: fc.array(fc.oneof(known, markup), { maxLength: 4 }),
    off: fc.array(fc.oneof(known, markup), { maxLength: 4 }),
    f: fc.oneof(fc.constantFrom(...exportFormats.map(({ id }) => id)), markup),
    c: fc.dictionary(fc.constantFrom(...choiceInfos.map(({ id }) => id)), fc.oneof(values)),
  },
  { requiredKeys: [] },
);

/** Unknown names, anywhere in a link. */
const unknown = fc.record({
  combinator: fc.oneof(fc.constant('and'), markup),
  rules: fc.array(
    fc.record({ field: fc.oneof(fc.constant('notes'), markup), operator: markup, value: values }),
    { minLength: 1, maxLength: 2 },
  ),
});

const packed = (payload: object) => `#v1=${compressToEncodedURIComponent(JSON.stringify(payload))}`;

const asLink = (hash: string, value: string): DemoLink => {
  const found = decodeState(hash);
  return found && 'state' in found ? { hash, shownValue: value } : { hash };
};

/**
 * Generates links to the demo that contain markup everywhere: in values and options, and instead of
 * known names and everything else.
 *
 * @param sample - draws values from an arbitrary with a seed
 * @param count - the number of links
 * @returns the links; most of them can be shown
 */
export function demoLinks(
  sample: <T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number) => T[],
  count: number,
): DemoLink[] {
  const shown = Math.round(count * 0.7);
  const refused = Math.round(count * 0.15);
  const usual = sample(fc.tuple(options, groups, groups), shown, 41).map(
    ([others, outer, inner], at) => {
      const value = `link ${at}`;
      const marked = { field: 'customer', operator: 'contains', value };
      const q = { ...outer, rules: [marked, ...outer.rules, inner] };
      return asLink(packed({ ...others, q }), value);
    },
  );
  const named = sample(unknown, refused, 42).map((q) => ({ hash: packed({ q }) }));
  const garbage = sample(markup, count - shown - refused, 43).map((text) => ({
    hash: `#v1=${encodeURIComponent(text)}`,
  }));
  return [...usual, ...named, ...garbage];
}
