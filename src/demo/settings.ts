/** The headings that settings are listed under. */
export const SETTING_GROUPS = [
  'Controls',
  'Combinators',
  'New rules',
  'Values',
  'Appearance',
  'State',
];

const GUIDE = '/docs/components/querybuilder';

/**
 * Every option of the query builder that is a switch. Most have the name of the prop that they set;
 * `effect` says how the others come about.
 */
const definitions = {
  showNotToggle: {
    label: '“Not” toggle',
    group: 'Controls',
    summary: 'Lets each group be negated.',
    docs: '/docs/components/nottoggle',
    default: false,
  },
  showCloneButtons: {
    label: 'Clone buttons',
    group: 'Controls',
    summary: 'Inserts a copy below a rule or group.',
    docs: `${GUIDE}#visible-controls`,
    default: false,
  },
  showLockButtons: {
    label: 'Lock buttons',
    group: 'Controls',
    summary: 'Locks a rule or group against changes.',
    docs: '/docs/components/actionelement#lock-buttons',
    default: false,
  },
  showShiftActions: {
    label: 'Shift buttons',
    group: 'Controls',
    summary: 'Moves a rule or group up or down, by keyboard too.',
    docs: '/docs/components/shiftactions',
    default: false,
  },
  enableDragAndDrop: {
    label: 'Drag and drop',
    group: 'Controls',
    summary: 'Moves by mouse or touch. Hold Alt to copy. For the keyboard there are shift buttons.',
    docs: '/docs/components/draghandle',
    default: false,
    effect: 'wrapper',
  },
  showCombinatorsBetweenRules: {
    label: 'Combinators between rules',
    group: 'Combinators',
    summary: 'Shows the combinator between the rules instead of at the top of the group.',
    docs: `${GUIDE}#visible-controls`,
    default: false,
  },
  independentCombinators: {
    label: 'Independent combinators',
    group: 'Combinators',
    summary: 'Gives each pair of adjacent rules its own combinator. Converts the query.',
    docs: `${GUIDE}#independent-combinators`,
    default: false,
    effect: 'query',
  },
  addRuleToNewGroups: {
    label: 'Add rule to new groups',
    group: 'New rules',
    summary: 'Starts each new group with a rule.',
    docs: `${GUIDE}#new-rules-and-groups`,
    default: false,
  },
  autoSelectField: {
    label: 'Auto-select field',
    group: 'New rules',
    summary: 'Starts new rules with the first field. Without it, the field is yours to choose.',
    docs: `${GUIDE}#new-rules-and-groups`,
    default: true,
  },
  autoSelectOperator: {
    label: 'Auto-select operator',
    group: 'New rules',
    summary: 'Starts new rules with the first operator of their field.',
    docs: `${GUIDE}#new-rules-and-groups`,
    default: true,
  },
  resetOnFieldChange: {
    label: 'Reset on field change',
    group: 'New rules',
    summary: 'Resets operator and value when the field changes.',
    docs: `${GUIDE}#changes-and-resets`,
    default: true,
  },
  resetOnOperatorChange: {
    label: 'Reset on operator change',
    group: 'New rules',
    summary: 'Resets the value when the operator changes.',
    docs: `${GUIDE}#changes-and-resets`,
    default: false,
  },
  listsAsArrays: {
    label: 'Lists as arrays',
    group: 'Values',
    summary:
      'Stores lists and ranges as arrays, from the next change on. Otherwise they are strings with commas.',
    docs: `${GUIDE}#values`,
    default: false,
  },
  parseNumbers: {
    label: 'Parse numbers',
    group: 'Values',
    summary:
      'Stores the values of number inputs as numbers, from the next change on. Otherwise they are strings.',
    docs: '/docs/components/valueeditor#numbers',
    default: false,
  },
  validateQuery: {
    label: 'Validation',
    group: 'Values',
    summary: 'Marks empty groups and invalid values.',
    docs: '/docs/utils/validation',
    default: false,
    effect: 'validator',
  },
  justifiedLayout: {
    label: 'Justified layout',
    group: 'Appearance',
    summary: 'Lines up the buttons of all rules and groups at the end of the row.',
    docs: '/docs/tips/styling',
    default: true,
    effect: 'class',
  },
  showBranches: {
    label: 'Branches',
    group: 'Appearance',
    summary: 'Draws lines from each group to its rules.',
    docs: '/docs/styling/overview#branch-lines',
    default: false,
    effect: 'class',
  },
  suppressStandardClassnames: {
    label: 'No standard classes',
    group: 'Appearance',
    summary: 'Leaves out the library’s class names, and with them the layout.',
    docs: '/docs/styling/classnames#remove-the-standard-classes',
    default: false,
    obstructive: true,
  },
  disabled: {
    label: 'Disabled',
    group: 'State',
    summary: 'Prevents changes to the query.',
    docs: `${GUIDE}#disabling`,
    default: false,
    obstructive: true,
  },
  debugMode: {
    label: 'Debug mode',
    group: 'State',
    summary: 'Logs what the query builder does, below it.',
    docs: `${GUIDE}#context-and-debugging`,
    default: false,
  },
  enableMountQueryChange: {
    label: 'Report the first query',
    group: 'State',
    summary: 'Calls onQueryChange when the query builder appears. Debug mode shows it.',
    docs: `${GUIDE}#query-state`,
    default: true,
  },
} as const satisfies Record<string, Omit<SettingInfo, 'id'>>;

/** The id of a setting. */
export type SettingId = keyof typeof definitions;

/** All settings are booleans, by id. */
export type DemoSettings = Record<SettingId, boolean>;

/** A setting as a visitor sees it. */
export interface SettingInfo {
  id: string;
  label: string;
  /** One of {@link SETTING_GROUPS}. */
  group: string;
  /** What it does, in a sentence or two. */
  summary: string;
  /** Where its documentation is. */
  docs: string;
  /** What it is without a choice; for a prop, the library's own default. */
  default: boolean;
  /**
   * How it comes about where no prop has its name: by a component around the query builder, by the
   * type of the query, by validators, or by a class.
   */
  effect?: 'wrapper' | 'query' | 'validator' | 'class';
  /** It keeps a visitor from seeing what the others do, so "select all" leaves it out. */
  obstructive?: boolean;
}

/** Every setting, in the order a visitor sees them. */
export const settingInfos = Object.entries(definitions).map(([id, info]) => ({
  id,
  ...info,
})) as (SettingInfo & { id: SettingId })[];

const settingsBy = (value: (info: SettingInfo & { id: SettingId }) => boolean) =>
  Object.fromEntries(settingInfos.map((info) => [info.id, value(info)])) as DemoSettings;

/** The initial values. */
export const defaultSettings: DemoSettings = settingsBy((info) => info.default);

/** Everything on, but for what would keep a visitor from seeing the rest. */
export const allSettings: DemoSettings = settingsBy((info) => !info.obstructive);

/** The props that settings set under their own names. */
export type SettingProps = Omit<
  DemoSettings,
  | 'parseNumbers'
  | 'enableDragAndDrop'
  | 'independentCombinators'
  | 'validateQuery'
  | 'justifiedLayout'
  | 'showBranches'
> & { parseNumbers: 'strict-limited' | false };

/**
 * Returns the props of the query builder that are named like the settings. Parsing numbers is limited to
 * number fields: `true` would also store the text `007` of a text field as 7.
 */
export function builderProps(settings: DemoSettings): SettingProps {
  const props = settingInfos.filter(({ effect }) => !effect);
  return {
    ...Object.fromEntries(props.map(({ id }) => [id, settings[id]])),
    parseNumbers: settings.parseNumbers && 'strict-limited',
  } as SettingProps;
}
