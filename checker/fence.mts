import leven from 'leven';
import { CHECKED_LANGUAGES, SHOWN_LANGUAGES } from './config.mjs';

/** What the text after the opening back-ticks says. */
export interface Fence {
  title?: string;
  unchecked?: string;
  version?: string;
  continues: boolean;
  isOutput: boolean;
  isLive: boolean;
  problems: FenceProblem[];
}

/** A mistake in a fence. */
export interface FenceProblem {
  kind: 'fence' | 'opt-out';
  /** Where it starts, in characters from the start of the attributes; -1 stands for the language. */
  offset: number;
  message: string;
  advice: string;
}

const SHELLS = ['bash'];
const LIVE_LANGUAGES = ['tsx', 'jsx'];
const OUTPUTS = ['html', 'json', 'text', 'sql'];

/** Each attribute, how it is written, and the languages it makes sense with (all, if not given). */
const ATTRIBUTES: Record<string, { form: string; value: boolean; languages?: readonly string[] }> =
  {
    title: { form: 'title="App.tsx"', value: true },
    unchecked: { form: 'unchecked="reason"', value: true, languages: CHECKED_LANGUAGES },
    version: { form: 'version="6"', value: true, languages: CHECKED_LANGUAGES },
    continues: { form: 'continues', value: false, languages: CHECKED_LANGUAGES },
    live: { form: 'live', value: false, languages: LIVE_LANGUAGES },
    output: { form: 'output', value: false, languages: OUTPUTS },
    npm2yarn: { form: 'npm2yarn', value: false, languages: SHELLS },
    showLineNumbers: { form: 'showLineNumbers', value: false },
  };

/** Names that readers and highlighters accept for the languages that are checked. */
const LONG_NAMES: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
};

function unknownAttribute(name: string, offset: number): FenceProblem {
  const forms = Object.entries(ATTRIBUTES);
  const [near] = forms
    .map(([known, { form }]) => ({ form, far: leven(known.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= 3)
    .sort((a, b) => a.far - b.far);
  return {
    kind: 'fence',
    offset,
    message: `Unknown attribute \`${name}\` in a fence.`,
    advice: near
      ? `Write \`${near.form}\`.`
      : `Write one of ${forms.map(([, { form }]) => `\`${form}\``).join(', ')} or \`{1,3-5}\`, or leave it out.`,
  };
}

/**
 * Reads the attributes of a fence.
 *
 * @param language - the word after the back-ticks; empty where there is none
 * @param meta - the rest of that line; empty where there is none
 * @returns what it says, with a problem for each attribute that has no meaning there
 */
export function readFence(language: string, meta: string): Fence {
  const fence: Fence = { continues: false, isOutput: false, isLive: false, problems: [] };
  if (![...CHECKED_LANGUAGES, ...SHOWN_LANGUAGES].includes(language)) {
    const short = LONG_NAMES[language.toLowerCase()];
    fence.problems.push({
      kind: 'fence',
      offset: -1,
      message: language ? `Unknown language \`${language}\`.` : 'This block names no language.',
      advice: short
        ? `Write \`${short}\`, so that the block is checked.`
        : `Write one of ${[...CHECKED_LANGUAGES, ...SHOWN_LANGUAGES].join(', ')}; \`text\` if none fits.`,
    });
  }
  // An attribute is a word, with or without a quoted value, or a range of lines in braces.
  for (const match of meta.matchAll(/\{[^}]*\}|([^\s=]+)(?:=("[^"]*"|'[^']*'|\S*))?/g)) {
    const [text, name, quoted] = match;
    const problem = (message: string, advice: string, kind: FenceProblem['kind'] = 'fence') =>
      fence.problems.push({ kind, offset: match.index, message, advice });
    if (name === undefined) {
      if (!/^\{\s*\d+(-\d+)?(\s*,\s*\d+(-\d+)?)*\s*\}$/.test(text)) {
        problem(`\`${text}\` is not a range of lines.`, 'Write `{1,3-5}`.');
      }
      continue;
    }
    const attribute = ATTRIBUTES[name];
    if (!attribute) {
      fence.problems.push(unknownAttribute(name, match.index));
      continue;
    }
    const value = quoted?.replace(/^(["'])(.*)\1$/, '$2').trim();
    if (attribute.languages && !attribute.languages.includes(language)) {
      problem(
        `\`${name}\` means nothing on a block of the language \`${language}\`.`,
        `Leave it out, or use it with ${attribute.languages.join(', ')}.`,
      );
    } else if (name === 'unchecked' && !value) {
      problem(
        'This block opts out without a reason.',
        'Write `unchecked="reason"`, saying what keeps it from being compiled.',
        'opt-out',
      );
    } else if (attribute.value && !value) {
      problem(`\`${name}\` has no value.`, `Write \`${attribute.form}\`.`);
    } else if (!attribute.value && quoted !== undefined && name !== 'showLineNumbers') {
      problem(`\`${name}\` takes no value.`, `Write \`${attribute.form}\`.`);
    } else if (name === 'title') fence.title = value;
    else if (name === 'unchecked') fence.unchecked = value;
    else if (name === 'version') fence.version = value;
    else if (name === 'continues') fence.continues = true;
    else if (name === 'output') fence.isOutput = true;
    else if (name === 'live') fence.isLive = true;
  }
  return fence;
}
