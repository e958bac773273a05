import fc from 'fast-check';
import { choiceInfos } from '../../../../src/demo/exportChoices';
import { exportFormats } from '../../../../src/demo/formats';
import { type DemoSettings, defaultSettings, settingInfos } from '../../../../src/demo/settings';
import { convertCombinators, type DemoState, initialState } from '../../../../src/demo/state';

/**
 * Makes a state of the demo.
 *
 * @param settings - the settings that differ from where a visitor starts
 * @param rest - what else differs
 */
export const stateWith = (
  settings: Partial<DemoSettings>,
  rest: Partial<DemoState> = {},
): DemoState => {
  const all = { ...defaultSettings, ...settings };
  return {
    ...initialState,
    ...rest,
    settings: all,
    query: convertCombinators(initialState.query, all),
  };
};

/**
 * Makes settings that are all alike.
 *
 * @param value - whether they are on
 */
export const every = (value: boolean) =>
  Object.fromEntries(settingInfos.map(({ id }) => [id, value])) as DemoSettings;

/** The configurations that each UI library is checked with: each setting by itself, all, none, and some. */
export const configurations: [string, DemoState][] = [
  ['as it starts', initialState],
  ['all settings', stateWith(every(true))],
  ['no settings', stateWith(every(false))],
  ...settingInfos.map(({ id }): [string, DemoState] => [
    id,
    stateWith({ [id]: !defaultSettings[id] }),
  ]),
  ...fc
    .sample(fc.record(Object.fromEntries(settingInfos.map(({ id }) => [id, fc.boolean()]))), {
      numRuns: 4,
      seed: 4,
    })
    .map((settings, index): [string, DemoState] => [`some ${index}`, stateWith(settings)]),
];

/** Every choice at another value than it starts with. */
export const otherChoices = Object.fromEntries(
  choiceInfos.map((info) => {
    if (info.kind === 'switch') return [info.id, !info.default];
    return [
      info.id,
      info.kind === 'list' ? info.options.at(-1)?.value : '1=1'.slice(0, info.maxLength),
    ];
  }),
) as unknown as DemoState['choices'];

/** Each format, with every choice that it has at its default, and at another value. */
export const exported: [string, DemoState][] = exportFormats.flatMap(({ id: format }) => [
  [format, stateWith({}, { format })],
  [`${format} with choices`, stateWith({}, { format, choices: otherChoices })],
]);
