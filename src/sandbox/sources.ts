import AntDValueEditor from '../components/looks/AntDValueEditor.tsx?raw';
import antdCss from '../components/looks/antd.css?raw';
import antdControls from '../components/looks/antdControls.tsx?raw';
import antdTheme from '../components/looks/antdTheme.ts?raw';
import bootstrapCss from '../components/looks/bootstrap.css?raw';
import bulmaCss from '../components/looks/bulma.css?raw';
import ChakraValueEditor from '../components/looks/ChakraValueEditor.tsx?raw';
import chakraCss from '../components/looks/chakra.css?raw';
import chakraControls from '../components/looks/chakraControls.tsx?raw';
import chakraTheme from '../components/looks/chakraTheme.ts?raw';
import dateTimes from '../components/looks/dateTimes.ts?raw';
import defaultCss from '../components/looks/default.css?raw';
import fluentCss from '../components/looks/fluent.css?raw';
import forcedColorsCss from '../components/looks/forcedColors.css?raw';
import icons from '../components/looks/icons.tsx?raw';
import mantineCss from '../components/looks/mantine.css?raw';
import mantineControls from '../components/looks/mantineControls.tsx?raw';
import materialCss from '../components/looks/material.css?raw';
import materialControls from '../components/looks/materialControls.tsx?raw';
import rowsCss from '../components/looks/rows.css?raw';
import statesCss from '../components/looks/states.css?raw';
import tremorCss from '../components/looks/tremor.css?raw';
import tremorTailwind from '../components/looks/tremor.tailwind.cjs?raw';
import tokensCss from '../css/tokens.css?raw';
import type { ProjectFiles } from './project';

/** The modules and stylesheets of the demos that generated projects contain, by file name. */
export const sources = {
  'AntDValueEditor.tsx': AntDValueEditor,
  'antd.css': antdCss,
  'antdControls.tsx': antdControls,
  'antdTheme.ts': antdTheme,
  'bootstrap.css': bootstrapCss,
  'bulma.css': bulmaCss,
  'ChakraValueEditor.tsx': ChakraValueEditor,
  'chakra.css': chakraCss,
  'chakraControls.tsx': chakraControls,
  'chakraTheme.ts': chakraTheme,
  'dateTimes.ts': dateTimes,
  'default.css': defaultCss,
  'fluent.css': fluentCss,
  'forcedColors.css': forcedColorsCss,
  'icons.tsx': icons,
  'mantine.css': mantineCss,
  'mantineControls.tsx': mantineControls,
  'material.css': materialCss,
  'materialControls.tsx': materialControls,
  'rows.css': rowsCss,
  'states.css': statesCss,
  'tremor.css': tremorCss,
  'tremor.tailwind.cjs': tremorTailwind,
};

/** The name of a file in {@link sources}. */
export type SourceName = keyof typeof sources;

/** How one file names another: a module without its extension, a stylesheet with it. */
const IMPORTED = /(?:from '|@import ")\.{1,2}\/(?:[\w-]+\/)*([\w.-]+)['"]/g;

/**
 * Collects files for the `src` folder of a project, and what they import.
 *
 * @param names - the files that `App.tsx` imports
 * @param texts - all files, by name, without folders
 * @throws RangeError when a file imports one that is not among them
 */
export function filesOf<Name extends string>(
  names: Name[],
  texts: Record<Name, string>,
): ProjectFiles {
  const files: ProjectFiles = {};
  const add = (name: string) => {
    const text = (texts as Record<string, string>)[name];
    if (text === undefined) {
      throw new RangeError(
        `A module of the demos imports "${name}", which generated projects lack. Add it to src/sandbox/sources.ts, or to src/demo/code/sources.ts for modules of src/demo.`,
      );
    }
    if (`src/${name}` in files) return;
    files[`src/${name}`] = text;
    for (const [, imported = ''] of text.matchAll(IMPORTED)) {
      add(Object.keys(texts).find((key) => key.replace(/\.tsx?$/, '') === imported) ?? imported);
    }
  };
  for (const name of names) add(name);
  return files;
}

/**
 * The stylesheets of a demo: those of its UI library, the rules that all demos share, and the
 * variables of this site that they read.
 *
 * @param name - the stylesheet of the demo
 */
export function stylesOf(name: SourceName): ProjectFiles {
  const { [`src/${name}`]: own, ...shared } = filesOf([name], sources);
  const files = { 'src/styles.css': `@import "./variables.css";\n${own}`, ...shared };
  return { ...files, 'src/variables.css': variables(Object.values(files).join('\n')) };
}

/** The site's variables that the stylesheets read, in light mode, and its font. */
function variables(css: string): string {
  const declared = new Map(
    [...(/:root \{([^}]*)\}/.exec(tokensCss)?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')],
    ),
  );
  const used = [...declared].filter(([name]) => name === '--text' || css.includes(`var(${name}`));
  const value = (name: string) => declared.get(`--ifm-${name}`);
  return `:root {
${used.map(([name, text]) => `  ${name}: ${text};\n`).join('')}  color: var(--text);
  font-family: ${value('font-family-base')};
  line-height: ${value('line-height-base')};
}

body {
  margin: 1rem;
}
`;
}
