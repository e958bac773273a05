import type { SandboxTemplate } from '../../sandbox/templates';
import { choiceInfos, type ExportChoices, type FormatId } from '../exportChoices';
import { formatOptions } from '../formats';
import { ruleProcessorName } from '../numberFields';
import { builderProps, type DemoSettings, settingInfos } from '../settings';
import { printBuilder } from './frame';
import { printImport, printValue, RawCode } from './print';

/** The configuration of a generated component. */
export interface AppConfiguration {
  template: SandboxTemplate;
  settings: DemoSettings;
  choices: ExportChoices;
  format: FormatId;
}

/** The formats that `formatQuery` returns as objects. */
const OBJECT_FORMATS: FormatId[] = [
  'parameterized',
  'parameterized_named',
  'jsonlogic',
  'elasticsearch',
];

/** The code on the same line before the export options. */
const OUTPUT_PREFIX = 'const output = formatQuery(query, ';

/**
 * Writes the component: the query builder with the settings that differ from the library's own, the
 * adapter around it, and the query in the chosen format below it.
 */
export function appModule({ template, settings, choices, format }: AppConfiguration): string {
  const type = settings.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const fields = settings.validateQuery ? 'validatedFields' : 'fields';
  const options = exportOptions(format, choices);
  const used = new Set([fields, options.fields?.code]);
  if (settings.validateQuery || options.validator) used.add('validateGroups');
  const names = ['formatQuery', 'QueryBuilder', `type ${type}`];
  const processor = options.ruleProcessor && ruleProcessorName(format);
  if (processor) names.push(processor);
  const frame = ['div ref={builder}', ...template.frame, 'NamedControls'];
  if (settings.enableDragAndDrop) frame.push('DragAndDrop');
  const elements = printBuilder({ ...template, frame }, builderAttributes(settings));
  return `${printImports(names, template, settings, used, processor !== undefined)}
${template.statements.map((statement) => `\n${statement}`).join('')}
const groups = grouped(${fields});
const getDefaultValue = defaultValueGetter(${settings.listsAsArrays});

export default function App() {
  const [query, setQuery] = useState<${type}>(initialQuery);
  const builder = useRef<HTMLDivElement>(null);
  useNamedRanges(builder);
  const output = formatQuery(query, ${printValue(options, 2, OUTPUT_PREFIX.length, 2)});
  return (
    <>
${elements}
      <pre>{${OBJECT_FORMATS.includes(format) ? 'JSON.stringify(output, null, 2)' : 'output'}}</pre>
    </>
  );
}
`;
}

function builderAttributes(settings: DemoSettings): string[] {
  const props = builderProps(settings) as Record<string, boolean | string>;
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

/** The options of `formatQuery`, each with the demo's name for it. */
const OPTION_CHOICES: [string, keyof ExportChoices][] = [
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
  fields?: RawCode;
  validator?: RawCode;
  ruleProcessor?: RawCode;
}

/** The options with which the query is written, but for those that change nothing in this format. */
function exportOptions(format: FormatId, choices: ExportChoices): ExportOptions {
  const isRelevant = (id: keyof ExportChoices) =>
    choiceInfos.some((info) => info.id === id && info.formats.includes(format));
  const isChosen = (id: keyof ExportChoices) =>
    isRelevant(id) && choices[id] !== choiceInfos.find((info) => info.id === id)?.default;
  const given = formatOptions(format, choices) as Record<string, unknown>;
  const chosen = OPTION_CHOICES.filter(([name, id]) =>
    name === 'parseNumbers' ? given[name] && isRelevant(id) : isChosen(id) && name in given,
  );
  const skipsInvalid = isChosen('skipInvalid');
  const processor = given.parseNumbers === true ? ruleProcessorName(format) : undefined;
  return {
    format,
    // JSON has no need of them.
    ...(!/^json(?:_|$)/.test(format) && {
      fields: new RawCode(skipsInvalid ? 'validatedFields' : 'fields'),
    }),
    ...(skipsInvalid && { validator: new RawCode('validateGroups') }),
    ...(processor && { ruleProcessor: new RawCode(`numberFieldsOnly(${processor})`) }),
    ...Object.fromEntries(
      chosen
        .filter(([name]) => name !== 'parseNumbers' || !processor)
        .map(([name]) => [name, given[name]]),
    ),
  };
}

function printImports(
  names: string[],
  { imports: ofTemplate }: SandboxTemplate,
  settings: DemoSettings,
  used: Set<string | undefined>,
  limitsNumbers: boolean,
): string {
  const isStyle = (line: string) => line.startsWith("import '");
  return [
    "import { useRef, useState } from 'react';",
    printImport(names, 'react-querybuilder'),
    ...ofTemplate.filter((line) => !isStyle(line)),
    ...ofTemplate.filter(isStyle),
    ...(settings.enableDragAndDrop ? ["import DragAndDrop from './DragAndDrop';"] : []),
    "import { defaultValueGetter, fitValues } from './fieldValues';",
    "import NamedControls from './NamedControls';",
    ...(limitsNumbers ? ["import { numberFieldsOnly } from './numberFieldsOnly';"] : []),
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
