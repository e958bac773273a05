import type { SandboxTemplate } from '../../sandbox/templates';
import { choiceInfos, type ExportChoices, type FormatId } from '../exportChoices';
import { formatOptions } from '../formats';
import { ruleProcessorName } from '../numberFields';
import { type DemoSettings, propsOf, settingInfos } from '../settings';
import { printBuilder } from './frame';
import { printImport, printValue, Raw } from './print';

/** What a component is written for. */
export interface AppConfiguration {
  template: SandboxTemplate;
  settings: DemoSettings;
  choices: ExportChoices;
  format: FormatId;
}

/** The formats that the library writes as objects. */
const OBJECTS: FormatId[] = ['parameterized', 'parameterized_named', 'jsonlogic', 'elasticsearch'];

/** What stands on the line before the options of an export. */
const OUTPUT = 'const output = formatQuery(query, ';

/**
 * Writes the component: the query builder with the settings that differ from the library's own, the
 * adapter around it, and the query in the chosen format below it.
 *
 * @param configuration - see {@link AppConfiguration}
 * @returns its TypeScript
 */
export function appModule({ template, settings, choices, format }: AppConfiguration): string {
  const type = settings.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const fields = settings.validateQuery ? 'validatedFields' : 'fields';
  const options = exportOptions(format, choices);
  const used = new Set([fields, options.fields?.code]);
  if (settings.validateQuery || options.validator) used.add('validateGroups');
  const names = ['formatQuery', 'QueryBuilder', `type ${type}`];
  const processor = options.ruleProcessor && ruleProcessorName(format);
  if (processor) names.push(processor, 'type RuleProcessor');
  const frame = ['div ref={builder}', ...template.frame, 'NamedControls'];
  if (settings.enableDragAndDrop) frame.push('QueryBuilderDnD dnd={dnd}');
  const elements = printBuilder({ ...template, frame }, attributesOf(settings));
  return `${importLines(names, template, settings, used)}
${settings.enableDragAndDrop ? '\nconst dnd = { ...ReactDnD, ...HTML5Backend };' : ''}
const groups = grouped(${fields});
const getDefaultValue = defaultValueGetter(${settings.listsAsArrays});
${processor ? ruleProcessorCode(processor) : ''}
export default function App() {
  const [query, setQuery] = useState<${type}>(initialQuery);
  const builder = useRef<HTMLDivElement>(null);
  useNamedRanges(builder);
  const output = formatQuery(query, ${printValue(options, 2, OUTPUT.length, 2)});
  return (
    <>
${elements}
      <pre>{${OBJECTS.includes(format) ? 'JSON.stringify(output, null, 2)' : 'output'}}</pre>
    </>
  );
}
`;
}

/** Limits `parseNumbers`, which applies to every field, to number fields. */
const ruleProcessorCode = (processor: string) => `
/** Writes numbers of number fields as numbers. The values of other fields stay strings. */
const ruleProcessor: RuleProcessor = (rule, options, meta) => {
  const parseNumbers = options?.fieldData?.inputType === 'number';
  return ${processor}(rule, { ...options, parseNumbers }, meta);
};
`;

function attributesOf(settings: DemoSettings): string[] {
  const props = propsOf(settings) as Record<string, boolean | string>;
  const changed = settingInfos.filter(
    (info) => info.id in props && props[info.id] !== info.default,
  );
  const classes = [
    settings.justifiedLayout && 'justifiedLayout',
    settings.showBranches && 'queryBuilder-branches',
  ].filter(Boolean);
  return [
    'fields={groups}',
    'query={query}',
    `onQueryChange={(changed) => setQuery(fitValues(changed, ${settings.listsAsArrays}))}`,
    'getDefaultValue={getDefaultValue}',
    ...(settings.validateQuery ? ['validator={validateGroups}'] : []),
    ...changed.map(({ id }) => {
      const value = props[id];
      return typeof value === 'string' ? `${id}="${value}"` : value ? id : `${id}={false}`;
    }),
    ...(classes.length > 0
      ? [`controlClassnames={{ queryBuilder: ${printValue(classes.join(' '))} }}`]
      : []),
  ];
}

/** What the options of an export are called in the demo. */
const OPTIONS: [string, keyof ExportChoices][] = [
  ['preset', 'sqlPreset'],
  ['parseNumbers', 'parseNumbers'],
  ['quoteValuesWith', 'valueQuotes'],
  ['quoteFieldNamesWith', 'fieldQuotes'],
  ['concatOperator', 'concatOperator'],
  ['numberedParams', 'numberedParams'],
  ['paramPrefix', 'paramPrefix'],
  ['paramsKeepPrefix', 'paramsKeepPrefix'],
  ['fallbackExpression', 'fallbackExpression'],
];

interface ExportOptions extends Record<string, unknown> {
  fields?: Raw;
  validator?: Raw;
  ruleProcessor?: Raw;
}

/** The options with which the query is written, but for those that change nothing in this format. */
function exportOptions(format: FormatId, choices: ExportChoices): ExportOptions {
  const isRelevant = (id: keyof ExportChoices) =>
    choiceInfos.some((info) => info.id === id && info.formats.includes(format));
  const isChosen = (id: keyof ExportChoices) =>
    isRelevant(id) && choices[id] !== choiceInfos.find((info) => info.id === id)?.default;
  const given = formatOptions(format, choices) as Record<string, unknown>;
  const chosen = OPTIONS.filter(([name, id]) =>
    name === 'parseNumbers' ? given[name] && isRelevant(id) : isChosen(id) && name in given,
  );
  const skipsInvalid = isChosen('skipInvalid');
  const limitsNumbers = given.parseNumbers === true && ruleProcessorName(format) !== undefined;
  return {
    format,
    // JSON has no need of them.
    ...(!/^json(?:_|$)/.test(format) && {
      fields: new Raw(skipsInvalid ? 'validatedFields' : 'fields'),
    }),
    ...(skipsInvalid && { validator: new Raw('validateGroups') }),
    ...(limitsNumbers && { ruleProcessor: new Raw('ruleProcessor') }),
    ...Object.fromEntries(
      chosen
        .filter(([name]) => name !== 'parseNumbers' || !limitsNumbers)
        .map(([name]) => [name, given[name]]),
    ),
  };
}

function importLines(
  names: string[],
  { imports: ofTemplate }: SandboxTemplate,
  settings: DemoSettings,
  used: Set<string | undefined>,
): string {
  const isStyle = (line: string) => line.startsWith("import '");
  return [
    "import { useRef, useState } from 'react';",
    ...(settings.enableDragAndDrop
      ? [
          "import * as ReactDnD from 'react-dnd';",
          "import * as HTML5Backend from 'react-dnd-html5-backend';",
        ]
      : []),
    printImport(names, 'react-querybuilder'),
    ...ofTemplate.filter((line) => !isStyle(line)),
    ...(settings.enableDragAndDrop
      ? ["import { QueryBuilderDnD } from '@react-querybuilder/dnd';"]
      : []),
    ...ofTemplate.filter(isStyle),
    "import { defaultValueGetter, fitValues } from './fieldValues';",
    "import NamedControls from './NamedControls';",
    "import { initialQuery } from './query';",
    printImport(used.has('fields') ? ['fields', 'grouped'] : ['grouped'], './schema'),
    "import { useNamedRanges } from './useNamedRanges';",
    ...(used.has('validateGroups')
      ? [
          printImport(
            ['validatedFields', 'validateGroups'].filter((name) => used.has(name)),
            './validators',
          ),
        ]
      : []),
  ].join('\n');
}
