import type { SurfaceName } from './surface.mjs';

/** Names that the guides need not describe, and why a reader does not meet them. */
interface Exemption {
  reason: string;
  covers(name: SurfaceName): boolean;
}

/** Covers the names of a list, written with blanks between them. */
const list = (names: string) => {
  const known = new Set(names.trim().split(/\s+/));
  return ({ name }: SurfaceName) => known.has(name);
};

const isExport = ({ kind }: SurfaceName) =>
  ['component', 'default', 'hook', 'query tool', 'utility', 'type'].includes(kind);

/** The exemptions; each is about what a name is, so that it holds for all versions. */
const EXEMPTIONS: readonly Exemption[] = [
  {
    reason: 'The declarations call it deprecated, and name what to use instead.',
    covers: (name) => isExport(name) && name.isDeprecated,
  },
  {
    reason: 'It belongs to the inside of a parser: nodes of its syntax tree and their helpers.',
    covers: (name) =>
      isExport(name) && /\/parse[A-Z]/.test(name.of ?? '') && !/^Parse\w+Options$/.test(name.name),
  },
  {
    reason: 'It is a type of the package `json-logic-js`, whose documentation describes it.',
    covers: ({ kind, name }) => kind === 'type' && /^(?:RQB)?JsonLogic[A-Z]/.test(name),
  },
  {
    reason: 'It is what the hook or function of the same name takes or gives; it is inferred.',
    covers: ({ kind, name }) =>
      kind === 'type' &&
      (/^Use[A-Z]/.test(name) ||
        /^(?:Add|Update|Remove|Ungroup|Move|Insert|Group)Method$/.test(name) ||
        /^(?:GetCompatContextProvider|FindPath|GetOptionListsAsync|RegisterHistory|QbId)\w+$/.test(
          name,
        )),
  },
  {
    reason: 'It is a shared base of types that the guides describe.',
    covers: list(`
      CommonSubComponentProps CommonRuleSubComponentProps SelectorOrEditorProps BaseSelectorProps
      CommonRuleAndGroupProps CommonRuleAndGroupProperties BaseOption BaseFullOption BaseOptionMap
      BaseTranslation BaseTranslationWithLabel BaseTranslationWithPlaceholders BaseTranslations
      BaseTranslationsFull OuterClassNameOptionsBase`),
  },
  {
    reason: 'It is a function from types to types, for use inside the declarations.',
    covers: list(`
      WithRequired RemoveNullability SetNonNullable WithUnknownIndex GetOptionType
      GetOptionIdentifierType ToFlexibleOption ToFullOption GetRuleGroupType
      GetRuleTypeFromGroupWithFieldAndOperator GenericizeRuleGroupType ToRuleGroupType
      ToRuleGroupTypeIC StringUnionToFlexibleOptionArray StringUnionToFullOptionArray
      RuleGroupArray RuleGroupICArray RuleOrGroupArray DefaultRuleGroupArray
      DefaultRuleGroupICArray DefaultRuleOrGroupArray`),
  },
  {
    reason: 'The core and the drag-and-drop package pass it between each other.',
    covers: list(
      'DndDropTargetType DraggedItem DropEffect DropResult DragCollection DropCollection',
    ),
  },
  {
    reason: 'It is a part of the Redux store inside the component, which readers must not touch.',
    covers: list(`
      queryBuilderStore QueryBuilderStateContext RqbState RqbStore DispatchQueryFn LazyLoadedSlices
      injectSlice getRqbStore getDispatchQueryById sliceName asyncOptionListsSlice queryHistorySlice
      AsyncOptionListsSliceState QueryHistorySliceState CacheKeys CachedOptionList State`),
  },
  {
    reason: 'The packages of this family use it to say what they log; no reader compares it.',
    covers: list('messages LogType'),
  },
  {
    reason: 'It is a general helper for text, types or objects, not about queries.',
    covers: list(`
      clsx lc nullOrUndefinedOrEmpty isUnsafeKey setAutoFreeze preferProp preferAnyProp
      preferFlagProps uuidV4regex structuralSignature unchangedSignature signatureOf valuesEqual
      optionsEqual useDeprecatedProps useReactDndWarning`),
  },
];

/**
 * Says why a name may go without description.
 *
 * @returns the reason, or `undefined` if the guides owe it
 */
export function exemption(name: SurfaceName): string | undefined {
  return EXEMPTIONS.find(({ covers }) => covers(name))?.reason;
}
