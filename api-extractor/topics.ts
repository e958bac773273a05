import type { Export, Package, PackageModel } from '../packageModel/types';

/** The topics of a package's page with the parts of each, in their order. */
const PARTS = {
  Components: [
    'Context',
    'Drag and drop',
    'Accessibility',
    'Test identifiers',
    'Styles and subcomponents',
  ],
  Props: ['Props of subcomponents', 'Control elements', 'Class names', 'Translations'],
  Hooks: ['Parameters and results'],
  Export: ['Options and results', 'Processors', 'Helpers for processors', 'JsonLogic'],
  Import: ['Options of parsers', 'Syntax trees'],
  'Query tools': [
    'Conversion and transformation',
    'Rules and groups',
    'Paths',
    'Values',
    'Query manager and history',
  ],
  Validation: [],
  Options: ['Default options', 'Functions'],
  Types: ['Rules and groups', 'Fields, operators, and combinators', 'Rule values', 'Drag and drop'],
  Internals: ['Hooks'],
} as const;

export type Topic = keyof typeof PARTS;

type PlaceIn<T extends Topic> = { topic: T; part?: (typeof PARTS)[T][number] };

/** Where a name is listed: in a topic, or in a part of one. */
export type Place = { [T in Topic]: PlaceIn<T> }[Topic];

/** The topics in their order, each with its parts. */
export const TOPICS: readonly { title: Topic; parts: readonly string[] }[] = (
  Object.keys(PARTS) as Topic[]
).map((title) => ({ title, parts: PARTS[title] }));

type Rule = Place & { names: RegExp; kinds?: readonly Export['kind'][] };

const FORMATS =
  'SQL|MongoDB(?:Query)?|CEL|SpEL|JSONata|JsonLogic|ElasticSearch|Parameterized|NL|Cypher|Drizzle|Gremlin|LDAP|Prisma|SPARQL|Sequelize|TanStackDB|Diagnostics';

/** Names whose topic does not follow from a rule, or contradicts one. */
const EXCEPTIONS: Readonly<Record<string, Place>> = {
  QueryBuilderContext: { topic: 'Components', part: 'Context' },
  QueryBuilderContextProvider: { topic: 'Components', part: 'Context' },
  getCompatContextProvider: { topic: 'Components', part: 'Context' },
  QueryBuilderStateContext: { topic: 'Components', part: 'Context' },
  GetCompatContextProviderProps: { topic: 'Components', part: 'Context' },
  QueryBuilderHistoryContext: { topic: 'Components', part: 'Context' },
  defaultQueryBuilderHistoryContext: { topic: 'Components', part: 'Context' },
  DragPreviewContext: { topic: 'Components', part: 'Context' },
  RQBMaterialContext: { topic: 'Components', part: 'Context' },
  TestID: { topic: 'Components', part: 'Test identifiers' },
  QueryActions: { topic: 'Props', part: 'Props of subcomponents' },
  Schema: { topic: 'Props', part: 'Props of subcomponents' },
  SchemaNative: { topic: 'Props' },
  WithSchemaNative: { topic: 'Props' },
  ParseNumbersPropConfig: { topic: 'Types', part: 'Rule values' },
  FlexibleOptionListProp: { topic: 'Options' },
  UseOptionListProp: { topic: 'Hooks', part: 'Parameters and results' },
  MuiAugmentation: { topic: 'Types' },
  DispatchQueryFn: { topic: 'Internals' },
  getQuerySelectorById: { topic: 'Query tools' },
  getDispatchQueryById: { topic: 'Query tools' },
  getRqbStore: { topic: 'Internals' },
  useDeprecatedProps: { topic: 'Internals', part: 'Hooks' },
  useReactDndWarning: { topic: 'Internals', part: 'Hooks' },
  useUndoRedoWarning: { topic: 'Internals', part: 'Hooks' },
  useStopEventPropagation: { topic: 'Internals', part: 'Hooks' },
  useControlledOrUncontrolled: { topic: 'Internals', part: 'Hooks' },
  UseControlledOrUncontrolledParams: { topic: 'Internals', part: 'Hooks' },
  usePrevious: { topic: 'Internals', part: 'Hooks' },
  usePreferProp: { topic: 'Internals', part: 'Hooks' },
  usePreferAnyProp: { topic: 'Internals', part: 'Hooks' },
  JsonLogicReservedOperations: { topic: 'Export', part: 'JsonLogic' },
  ValidationMap: { topic: 'Validation' },
  rootPath: { topic: 'Query tools', part: 'Paths' },
  defaultValidator: { topic: 'Validation' },
  isValidValue: { topic: 'Export', part: 'Helpers for processors' },
  joinWith: { topic: 'Query tools', part: 'Values' },
  splitBy: { topic: 'Query tools', part: 'Values' },
  toArray: { topic: 'Query tools', part: 'Values' },
  trimIfString: { topic: 'Query tools', part: 'Values' },
  nullFreeArray: { topic: 'Query tools', part: 'Values' },
  getRuleDefaultValue: { topic: 'Query tools', part: 'Rules and groups' },
  GetRuleDefaultValueOptions: { topic: 'Query tools', part: 'Rules and groups' },
  generateAccessibleDescription: { topic: 'Components', part: 'Accessibility' },
  AccessibleDescriptionGenerator: { topic: 'Components', part: 'Accessibility' },
};

/** The first rule that a name matches decides its topic. */
const RULES: readonly Rule[] = [
  { topic: 'Components', names: /^/, kinds: ['component'] },
  // Variants of the query builder that wrap it in the context of a UI library.
  { topic: 'Components', names: /^QueryBuilder[A-Z]\w*$/, kinds: ['variable'] },
  { topic: 'Hooks', names: /^/, kinds: ['hook'] },
  {
    topic: 'Hooks',
    part: 'Parameters and results',
    names: /^(?:Adapter|Generated)?Use[A-Z]\w*$/,
    kinds: ['interface', 'type alias'],
  },
  {
    topic: 'Props',
    part: 'Control elements',
    names: /^(?:ControlElementsProp|Controls|ControlKey|control(?:Prop)?Keys|controlKind)$/,
  },
  {
    topic: 'Props',
    part: 'Control elements',
    names: /^(?:default\w*|[a-z][A-Za-z]*)ControlElements$/,
  },
  {
    topic: 'Props',
    part: 'Class names',
    names: /^(?:\w*Classnames?|\w*ClassnameKey|Classname\w*|merge\w*Classnames|clsx)$/,
  },
  {
    topic: 'Props',
    part: 'Class names',
    names: /^(?:derive\w*ClassNames?|\w*ClassNameState|\w*ClassName\w*Options\w*)$/,
  },
  {
    topic: 'Props',
    part: 'Translations',
    names: /^(?!NL)(?:\w*Translations?(?:Full|With\w+)?|mergeAnyTranslations?|Placeholder)$/,
    kinds: ['interface', 'type alias', 'function', 'variable'],
  },
  { topic: 'Props', names: /^QueryBuilder(?:\w*Props|Flags)$|^queryBuilderFlagDefaults$/ },
  { topic: 'Props', part: 'Props of subcomponents', names: /Props$/ },
  {
    topic: 'Export',
    part: 'Options and results',
    names:
      /^(?:FormatQuery\w*|formatQueryOptionPresets|ExportFormat|Export\w+|defaultExportOperatorMap|SQLPreset|sqlDialectPresets|Parameterized\w*|\w*Diagnostics?(?:Result|Array|Entry|Stats|FieldSummaryEntry)|DiagnosticEntry|\w+Like|DrizzleWhereCallback)$/,
    kinds: ['interface', 'type alias', 'variable'],
  },
  {
    topic: 'Export',
    part: 'Processors',
    names: new RegExp(
      `^(?:default(?:Rule|RuleGroup|Value|Operator)Processor\\w*|default(?:${FORMATS})ValueProcessor|(?:Rule|RuleGroup|Value)Processor\\w*|isValueProcessorLegacy)$`,
    ),
  },
  {
    topic: 'Export',
    part: 'Helpers for processors',
    names:
      /^(?:get(?:QuoteFieldNamesWithArray|QuotedFieldName|SQLConcat|LikeWildcards|NLTranslataion|SubqueryElementAlias|ParametersAsList)|shouldRenderAsNumber|mapSQLOperator|numerifyValues|nullOrUndefinedOrEmpty|\w+CombinatorMap|mongoOperators|prismaOperators|jsonLogicAdditionalOperators|\w+Fallback|sparqlVar|wrapLikeFragment|(?:with|strip)ParamPrefix|processMatchMode|subqueryElementAliasBase|normalizeConstituentWordOrder|ConstituentWordOrder\w*|GroupVariantCondition|NLTranslation\w*|defaultNLTranslations|bigInt\w+)$/,
  },
  {
    topic: 'Import',
    part: 'Syntax trees',
    names:
      /^(?:is|get)?(?:CEL|SpEL|JSONata|SQL|ParsedCEL|ParsedSQL|MongoDB?)(?!Preset)[A-Z]\w*$|^(?:Parsed(?:CEL|SQL)|\w*ExpressionOperand|evalCELLiteralValue|evalSQLLiteralValue|cel(?:Normalize|Generate)\w+|(?:And|Or|Xor)Operator|ComparisonOperator|NotOpt|MixedAndXorOrList|extractSubqueryComponents|transformAliasInExpression|processCompiledExpression|normalizeOperator|generate(?:Flat|Mixed)\w+|isRQBJsonLogicVar|getFieldName|getValidValue|getFieldFromPath|MongoDbSupportedOperators|mongoDbFieldRef|Parse\w+ExpressionContext)$/,
  },
  { topic: 'Export', part: 'JsonLogic', names: /^(?:RQB)?JsonLogic\w*$/ },
  { topic: 'Export', names: /^formatQuery$/ },
  { topic: 'Import', names: /^(?!parseNumber)parse[A-Z]\w*$/, kinds: ['function'] },
  {
    topic: 'Import',
    part: 'Options of parsers',
    names: /^(?!ParseNumber)Parse[A-Z]\w*Options(?:Standard|IC)?$/,
  },
  {
    topic: 'Validation',
    names: /^(?:\w*Valid(?:ator|ation)\w*|isRuleOrGroupValid|groupInvalidReasons)$/,
  },
  {
    topic: 'Query tools',
    names:
      /^(?:add|update|remove|move|insert|group|ungroup)(?:InPlace)?$|^(?:Add|Update|Remove|Move|Insert|Group|Ungroup|Abort|Guard|Strict|QueryTool)(?:Options|Method|Info|Reason)$/,
  },
  {
    topic: 'Query tools',
    names: /^(?:strictAbortReasons|getGuardAbortReason|exceedsMaxLevels|UpdateValueMap)$/,
  },
  {
    topic: 'Query tools',
    part: 'Conversion and transformation',
    names:
      /^(?:convert\w+|transformQuery|TransformQueryOptions|prepareRule\w*|PreparerOptions|regenerateIDs?|RegenerateIdOptions|generateID|uuidV4regex|createRule(?:Group)?|CreateRule(?:Group)?Options)$/,
  },
  {
    topic: 'Query tools',
    part: 'Paths',
    names:
      /^(?:findPath|FindPathReturnType|findID|get(?:CommonAncestor|Parent)Path|getPathOfID|isAncestor|path(?:IsDisabled\w*|sAreEqual)|Path(?:Info)?|derivePathInfo)$/,
  },
  {
    topic: 'Query tools',
    part: 'Rules and groups',
    names:
      /^(?:isRule(?:Group|Type)\w*|(?:get|derive)Rule(?:Group)?[A-Z]\w*|RuleFacet|Rule(?:Group)?Context\w*|getFieldData|hideValueControlsForOperator|isBetweenOperator)$/,
  },
  {
    topic: 'Query tools',
    part: 'Values',
    names:
      /^(?:parseNumber|ParseNumberOptions|getParseNumberMethod|numericRegex|coerce\w+|normalizeValueSelectorValue|get(?:ValueEditorReset|MultiValueUpdate|ValueSelectorUpdate)|valuesEqual)$/,
  },
  {
    topic: 'Query tools',
    part: 'Query manager and history',
    names:
      /^(?:QueryManager\w*|Query(?:Node|HistoryOptions|HistoryEntry|HistorySliceState)|SubscriptionChange|WalkOptions|QueryAction\w+|createQueryActions|defaultMaxHistory|defaultCoalesceMs|shouldCoalesce|SetQueryStateOptions)$/,
  },
  {
    topic: 'Options',
    part: 'Default options',
    names:
      /^(?:defaultPlaceholder\w*|default(?:Combinators|CombinatorsExtended|Operators|MatchModes|OperatorNegationMap|OperatorLabelMap|CombinatorLabelMap|JoinChar)|(?:relational|substring|null|in|between)Operators)$/,
  },
  {
    topic: 'Options',
    names:
      /^(?:(?:Base|Full|Value|BaseFull|Flexible)?Option(?:Group|List|Map|Record)?|BaseOptionMap|NameLabelPair|(?:Flexible|Full)Option(?:Group|List|Map|Record)|ToF(?:lexible|ull)Option|GetOption\w+|WithUnknownIndex|StringUnionTo\w+|ValueSource(?:Flexible|Full)?Options)$/,
  },
  {
    topic: 'Options',
    part: 'Functions',
    names:
      /^(?:toOptions|toFlatOptionArray|toFullOption\w*|getOption|getFirstOption|is(?:Flexible|Full)?Option(?:Group)?Array|is(?:Flexible|Full)OptionGroupArray|uniq\w+|filterFieldsByComparator|getValueSourcesUtil|getMatchModesUtil|optionsEqual|prepareOptionList|PreparedOptionList|PrepareOptionListParams|resolve(?:OperatorList|DefaultOperator|ValueEditorType|ValueList)|ResolveOptionListOptions|DEFAULT_CACHE_TTL|\w*OptionListsAsync\w*|CachedOptionList)$/,
  },
  {
    topic: 'Types',
    part: 'Rules and groups',
    names:
      /^(?:Default)?(?:Rule(?:Group|OrGroup)?|CommonRuleAndGroup)(?:Type|TypeIC|TypeAny|Array|ICArray|Properties)$/,
  },
  {
    topic: 'Types',
    part: 'Rules and groups',
    names:
      /^(?:GetRule\w+|UpdateableProperties|GenericizeRuleGroupType|ToRuleGroupType(?:IC)?|ExpressionNode)$/,
  },
  {
    topic: 'Types',
    part: 'Fields, operators, and combinators',
    names:
      /^(?:(?:Full)?(?:Field|Operator|Combinator)(?:ByValue)?|Default(?:Operator|Combinator)\w*|DefaultMatchModes|Default(?:Field|Operator)Prop|Arity)$/,
  },
  {
    topic: 'Types',
    part: 'Rule values',
    names:
      /^(?:InputType|ValueEditorType|ValueSources?|ParseNumber\w*|Match(?:Config|Mode|ModeOptions)|ValueChangeEventHandler)$/,
  },
  {
    topic: 'Types',
    part: 'Drag and drop',
    names:
      /^(?:D(?:nd|rag|rop|ragged)[A-Z]\w*|\w*DropParams|\w*Dnd(?:Exports|Adapter)|CustomCanDropParams|OnDragMoveCallback|OnRuleDropCallback|RuleDropInfo|FlipAnimator|QuadrantInfo)$/,
    kinds: ['interface', 'type alias'],
  },
  {
    topic: 'Components',
    part: 'Drag and drop',
    names: /^(?:create\w*Adapter|createFlipAnimator|isDndAdapter|compute\w+|getQuadrant)$/,
  },
  {
    topic: 'Types',
    names:
      /^(?:ActionElementEventHandler|RemoveNullability|WithRequired|SetNonNullable|RemoveDataIndexKeys|MuiComponentName|RQBMaterial\w+|QueryBuilderNativeStyle\w*|WrapEachPropertyInStyleProp)$/,
  },
  {
    topic: 'Components',
    part: 'Styles and subcomponents',
    names: /^default(?:Native\w*Styles|MuiComponents)$/,
  },
  {
    topic: 'Internals',
    names:
      /^(?:LogType|messages|queryBuilderStore|Rqb(?:State|Store)|isPojo|objectKeys|objectEntries|prefer\w+|lc|isUnsafeKey|setAutoFreeze|LazyLoadedSlices|injectSlice|structuralSignature|unchangedSignature|signatureOf|resolveCandidateQuery|State|sliceName|\w+Slice(?:State)?|CacheKeys|RegisterHistoryParams|QbIdParams)$/,
  },
];

const placeOf = ({ name, kind }: Export): Place | undefined =>
  EXCEPTIONS[name] ??
  RULES.find(({ names, kinds }) => names.test(name) && (kinds?.includes(kind) ?? true));

/**
 * Decides under which topic a package's page lists each of its exports.
 *
 * @param model - the model of the documented packages
 * @param names - the documented packages
 * @returns the places by package and name
 * @throws Error for exports that no topic fits, with the name and its declaration
 */
export function topicsOf(
  { packages }: PackageModel,
  names: readonly string[],
): Record<string, Record<string, Place>> {
  const documented = packages.filter(({ name }) => names.includes(name));
  const unknown = documented.flatMap((each) =>
    each.exports
      .filter((exported) => !placeOf(exported))
      .map((exported) => described(exported, each)),
  );
  if (unknown.length > 0) {
    throw new Error(
      `No topic of the API reference fits ${unknown.join(', ')}. Add a rule or an exception to api-extractor/topics.ts.`,
    );
  }
  return Object.fromEntries(
    documented.map(({ name, exports }) => [
      name,
      Object.fromEntries(
        exports.map((exported) => {
          const { topic, part } = placeOf(exported) as Place;
          return [exported.name, { topic, part } as Place];
        }),
      ),
    ]),
  );
}

const described = ({ name, kind, file }: Export, { name: owner }: Package) =>
  `"${name}" (${kind} of ${owner}, declared in ${file})`;
