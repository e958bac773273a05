/** The places that answer an anchor: the first one that a page has counts. */
type Places = string | readonly string[];

/** The anchors that links from elsewhere use, for the guides on one topic in all versions. */
interface Topic {
  /** The end of the guide's path, without its extension. */
  guide: RegExp;
  /** Anchor of links from elsewhere → ids of headings or rows. */
  aliases: Readonly<Record<string, Places>>;
}

const MORE_PARAMETERS = [
  'paramprefix-paramskeepprefix-and-numberedparams',
  'paramprefix-and-paramskeepprefix',
  'paramprefix',
];

/**
 * Links in forums, articles and code point at headings of the library's own documentation. Names of props,
 * options and the like need no entry: `remark-name-anchors` gives each row that describes one its anchor.
 */
const TOPICS: readonly Topic[] = [
  {
    // Headings that every guide had under other names.
    guide: /./,
    aliases: {
      'what-goes-wrong': 'troubleshooting',
      'when-something-goes-wrong': 'troubleshooting',
      'where-next': ['related-pages', 'next-steps'],
      'who-keeps-the-state': 'query-state',
    },
  },
  {
    guide: /version-3\/intro$/,
    aliases: {
      defaults: 'constants',
      formatquery: 'export-with-formatquery',
      'other-exports': 'constants',
      parsesql: 'missing-features',
      'refuse-or-change-what-is-added': 'reject-or-change-additions',
      'traps-of-the-formats': 'limitations-of-the-formats',
      usage: 'first-example',
      'what-this-version-does-not-have': 'missing-features',
    },
  },
  {
    guide: /\/intro$/,
    aliases: {
      'a-first-builder': 'a-first-query-builder',
      basics: ['render-the-query-builder', 'a-first-query-builder'],
      'exporting-queries': [
        'use-formatquery-without-react',
        'use-the-query-elsewhere',
        'export-and-import',
        'use-the-query-on-a-server',
      ],
      'how-it-behaves': 'query-state-and-values',
      installation: ['install-the-package', 'install'],
      'onward-and-upward': 'next-steps',
      'render-the-builder': 'render-the-query-builder',
      'the-same-app-in-javascript': 'create-an-app',
      'the-same-in-javascript': 'describe-the-fields',
      tldr: ['create-an-app', 'a-first-query-builder', 'render-the-query-builder'],
      training: 'next-steps',
      'use-the-query-elsewhere': 'use-formatquery-without-react',
      'what-version-4-does-not-have': 'missing-features',
    },
  },
  {
    guide: /\/(?:utils|api)\/export$/,
    aliases: {
      'automatic-validation': ['rules-that-are-left-out', 'validator'],
      'basic-usage': 'formats',
      'common-expression-language': ['cel', 'cel-and-spel'],
      configuration: 'options',
      'enhanced-valueprocessor-behavior': ['custom-value-processor', 'valueprocessor'],
      'fallback-expression': 'fallbackexpression',
      json: 'json-and-json_without_ids',
      'json-without-identifiers': ['json-and-json_without_ids', 'format-json_without_ids'],
      'legacy-valueprocessor-behavior': 'custom-value-processor',
      mongodb: 'mongodb_query-since-v8-and-mongodb',
      'named-parameters': ['parameterized_named', 'format-parameterized_named'],
      'numbered-parameters': MORE_PARAMETERS,
      'parameter-prefix': MORE_PARAMETERS,
      'parameterized-sql': ['parameterized', 'format-parameterized'],
      'parse-numbers': 'parsenumbers',
      'placeholder-values': [
        'placeholderfieldname-placeholderoperatorname-and-placeholdervaluename',
        'placeholderfieldname-and-placeholderoperatorname',
        'placeholders',
      ],
      'quote-field-names': [
        'quotefieldnameswith-and-fieldidentifierseparator',
        'quotefieldnameswith',
      ],
      'quote-values': 'quotevalueswith',
      'retain-parameter-prefixes': MORE_PARAMETERS,
      'rule-processor': 'custom-rule-processor',
      'spring-expression-language': ['spel', 'cel-and-spel'],
      validation: 'validator',
      'value-processor': ['custom-value-processor', 'valueprocessor'],
      'value-sources': ['sql', 'format-sql'],
    },
  },
  {
    guide: /\/(?:utils|api)\/import$/,
    aliases: {
      'basic-usage': 'parser-results',
      'clauses-that-will-be-deemed-invalid': 'parsesql',
      'clauses-that-will-probably-be-deemed-valid': 'parsesql',
      'common-expression-language-cel': 'parsecel',
      configuration: ['common-options', 'options'],
      'custom-operations': 'jsonlogicoperations',
      'custom-operators': 'additionaloperators',
      'fields-as-value-source': 'getvaluesources',
      'how-parsing-behaves': 'parser-behavior',
      'independent-combinators': 'independentcombinators',
      jsonata: 'parsejsonata',
      jsonlogic: 'parsejsonlogic',
      'lists-as-arrays': 'listsasarrays',
      mongodb: 'parsemongodb',
      options: 'common-options',
      'spring-expression-language-spel': 'parsespel',
      sql: 'parsesql',
      usage: 'parsesql',
      'usage-1': 'parsemongodb',
      'usage-2': 'parsejsonlogic',
      'usage-3': ['parsespel', 'parsecel'],
      'usage-4': 'parsecel',
      'usage-5': 'parsejsonata',
    },
  },
  {
    guide: /\/(?:utils|api)\/misc$/,
    aliases: {
      convertquery: [
        'converttoic-and-convertfromic',
        'convert-between-the-two-kinds-of-combinators',
        'conversion',
      ],
      defaults: 'constants',
      defaultvalidator: ['groupinvalidreasons', 'type-guards'],
      // These sections link to the guide on paths.
      findpath: 'type-guards',
      'query-tools': 'change-a-query',
      utilities: ['lists-and-numbers', 'lists-and-strings'],
    },
  },
  {
    guide: /\/(?:utils|api)\/validation$/,
    aliases: {
      'default-validator': ['the-default-validator', 'defaultvalidator'],
      'effect-on-exports': ['validation-in-exports', 'in-exports'],
      'effect-on-html': 'show-the-reasons',
      'field-based-validation': ['validate-by-field', 'the-validator-of-a-field'],
      'query-level-validation': ['validate-the-whole-query', 'the-validator-of-the-query-builder'],
      'the-validator-of-the-builder': 'the-validator-of-the-query-builder',
    },
  },
  {
    guide: /\/utils\/hooks$/,
    aliases: {
      'component-logic': 'custom-controls',
      internal: ['hooks-that-only-warn'],
      'other-hooks-since-v8': 'hooks-for-rebuilding-the-default-components-since-v8',
      'other-utilities': 'helpers',
      'state-access': 'read-the-query',
      usecontrolledoruncontrolled: 'hooks-that-only-warn',
      usedeprecatedprops: 'hooks-that-only-warn',
      usepreferprop: 'usepreferprop-and-usepreferanyprop',
      usequerybuilderschema: ['usequerybuildersetup-and-usequerybuilderschema', 'usequerybuilder'],
      usequerybuildersetup: ['usequerybuildersetup-and-usequerybuilderschema', 'usequerybuilder'],
      usereactdndwarning: 'hooks-that-only-warn',
      userule: 'userule-and-userulegroup',
      userulegroup: 'userule-and-userulegroup',
      useshiftactions: 'custom-controls',
      utilities: 'helpers',
      'whole-query-builder': 'hooks-for-the-whole-query-builder',
    },
  },
  {
    guide: /\/(?:components|api)\/querybuilder$/,
    aliases: {
      'from-a-click-to-your-state': 'how-a-change-reaches-your-state',
      independentcombinators: 'independent-combinators',
      props: ['all-props', 'query-state'],
      'recommended-usage': ['querybuildercontext', 'context-and-debugging'],
      subcomponents: ['control-elements'],
      'usage-example': 'control-elements',
      'usage-example-1': 'translations',
    },
  },
  {
    guide: /\/(?:components|api)\/valueeditor$/,
    aliases: {
      example: ['write-your-own-editor', 'replace-the-value-editor'],
      'filtering-the-field-list': [
        'value-source-field',
        'value-sources',
        'compare-with-another-field',
      ],
      'replace-it': 'replace-the-value-editor',
      showcase: ['choose-a-control', 'editor-types'],
      'value-sources': ['value-source-field', 'compare-with-another-field'],
    },
  },
  {
    guide: /\/components\/(?:rule|rulegroup)$/,
    aliases: {
      'build-a-rule-from-its-parts': 'build-a-rule-from-its-controls',
      'parts-of-a-rule': 'controls-of-a-rule',
      rulegroupbodycomponents: ['build-a-group-from-its-parts', 'parts-of-a-group'],
      rulegroupheadercomponents: [
        'change-the-header',
        'build-a-group-from-its-parts',
        'parts-of-a-group',
      ],
      subcomponents: ['controls-of-a-rule', 'parts-of-a-group'],
    },
  },
  {
    guide: /\/components\/shiftactions$/,
    aliases: {
      'refuse-or-replace-a-shift': 'reject-a-shift',
      'reject-or-replace-a-shift': 'reject-a-shift',
      'show-it': 'show-the-shift-buttons',
    },
  },
  {
    guide: /\/components\/nottoggle$/,
    aliases: {
      'replace-it': 'replace-the-toggle',
      'show-it': 'show-the-toggle',
      'what-it-changes': 'what-the-toggle-changes',
    },
  },
  {
    guide: /\/compat$/,
    aliases: {
      customization: ['write-your-own-adapter', 'other-libraries'],
      exports: 'what-each-adapter-replaces',
      'make-your-own-set': 'write-your-own-adapter',
      'other-exports': 'write-your-own-adapter',
      packages: ['how-an-adapter-works', 'what-each-adapter-replaces'],
      'preload-mui-components': 'mui-material',
      'together-with-an-adapter': 'use-drag-and-drop-with-a-ui-library',
      usage: 'how-an-adapter-works',
      'what-each-replaces': 'what-each-adapter-replaces',
      'with-a-dndprovider-of-your-own': 'with-your-own-dndprovider',
      'write-an-adapter-of-your-own': 'write-your-own-adapter',
    },
  },
  {
    guide: /version-4\/migrate$/,
    aliases: {
      behaviour: 'behavior',
      'the-query-prop-controls-the-builder': 'the-query-prop-controls-the-query-builder',
      'the-query-prop-is-in-charge': 'the-query-prop-controls-the-query-builder',
    },
  },
  {
    guide: /version-5\/migrate$/,
    aliases: { 'compatibility-packages': 'adapters', 'style-sheet': 'stylesheet' },
  },
  {
    guide: /version-7\/migrate$/,
    aliases: {
      accessibility: 'behavior-of-the-query-builder',
      'behavior-of-the-builder': 'behavior-of-the-query-builder',
      'breaking-changes': 'checklist',
      'bulk-override-action-elements-value-selectors': 'new-in-version-7',
      'enhanced-parsenumber-behavior': 'export-and-import',
      'field-data-passed-to-get-callbacks': 'behavior-of-the-query-builder',
      'main-package': 'checklist',
      miscellaneous: 'troubleshooting',
      'new-features': 'new-in-version-7',
      'option-list-value-identifiers': 'behavior-of-the-query-builder',
      'option-type-props': 'types',
      'parsers-left-the-main-entry': 'parsers-moved-out-of-the-main-entry',
      'parser-functions-removed-from-main-bundle': 'parsers-moved-out-of-the-main-entry',
      'query-selector-getter-and-dispatcher': 'new-in-version-7',
      'querybuilder-props': 'behavior-of-the-query-builder',
      'react-18': 'checklist',
      'shift-actions': 'new-in-version-7',
      'simpler-postgresql-compatibility-for-formatquery': 'new-in-version-7',
      'spel-parser': 'parsers-moved-out-of-the-main-entry',
      'standalone-layout-stylesheet': 'behavior-of-the-query-builder',
      'typescript-updates': 'types',
      'updated-default-labels': 'behavior-of-the-query-builder',
    },
  },
  {
    guide: /\/tips\/accessibility$/,
    aliases: { errors: 'describe-validation-errors' },
  },
  {
    guide: /\/tips\/adding-removing-query-properties$/,
    aliases: {
      'adding-properties': ['add-your-own-properties', 'your-own-properties'],
      'removing-properties': ['remove-ids-before-saving', 'remove-ids'],
    },
  },
  {
    guide: /\/tips\/arbitrary-updates$/,
    aliases: {
      'custom-query-properties': 'update-the-query-with-actions',
      'multiple-action-elements': 'several-changes-at-once',
      'with-actions': 'update-the-query-with-actions',
      'with-getquery-and-dispatchquery': 'update-the-query-with-getquery-and-dispatchquery',
    },
  },
  {
    guide: /\/tips\/common-mistakes$/,
    aliases: { 'custom-component-as-closure': 'components-defined-while-rendering' },
  },
  {
    guide: /\/tips\/external-controls$/,
    aliases: {
      'a-control-inside-the-builder-that-changes-other-rules':
        'a-control-inside-the-query-builder-that-changes-other-rules',
      'access-a-builder-by-its-qbid-since-v8': 'access-a-query-builder-by-its-qbid-since-v8',
      'address-a-builder-by-its-qbid-since-v8': 'access-a-query-builder-by-its-qbid-since-v8',
      'controls-far-from-the-builder': 'controls-far-from-the-query-builder',
      'far-away-from-the-builder': 'controls-far-from-the-query-builder',
      'how-it-behaves': 'changes-from-your-code',
      'move-a-built-in-control-out-of-the-builder':
        'move-a-built-in-control-out-of-the-query-builder',
      'with-an-uncontrolled-builder': 'with-an-uncontrolled-query-builder',
    },
  },
  {
    guide: /\/tips\/limit-groups$/,
    aliases: {
      'conditionally-allow-new-groups': [
        'limit-the-depth-yourself',
        'limit-the-depth',
        'limit-the-number-of-rule-groups',
      ],
      'limit-the-rules-of-a-group': 'limit-the-number-of-rules-in-a-group',
      'no-nested-groups': 'prevent-nested-groups',
      'other-methods': 'limit-the-number-of-rule-groups',
      'prevent-creation-of-new-groups': [
        'prevent-nested-groups',
        'no-nested-groups',
        'no-rule-groups',
      ],
    },
  },
  {
    guide: /\/tips\/managing-operators$/,
    aliases: {
      'by-data-type': 'choose-operators-by-data-type',
      'field-operators-property': [
        'choose-the-operators-for-each-field',
        'where-the-list-comes-from',
      ],
      'getoperators-prop': ['choose-the-operators-for-each-field', 'where-the-list-comes-from'],
      'the-first-operator-of-a-new-rule': 'the-initial-operator-of-a-new-rule',
      'where-the-list-comes-from': 'choose-the-operators-for-each-field',
    },
  },
  {
    guide: /\/tips\/path$/,
    aliases: { example: 'where-paths-are-used', 'finding-a-path': 'find-rules-and-groups' },
  },
  {
    guide: /\/tips\/showcase$/,
    aliases: { 'inline-combinator-selectors': 'different-combinators-in-one-group' },
  },
  {
    guide: /\/(?:styling\/overview|tips\/styling)$/,
    aliases: {
      'drag-and-drop': ['while-dragging', 'override-with-css'],
      'inline-independent-combinators': 'override-with-css',
      'layout-only': ['stylesheets-in-the-package'],
      miscellaneous: 'override-with-css',
      'miscellaneous-tips': 'override-with-css',
    },
  },
  {
    guide: /\/styling\/classnames$/,
    aliases: {
      'classes-for-single-rules-and-groups': 'classes-for-individual-rules-and-groups',
      'keys-of-controlclassnames': 'controlclassnames-keys',
      'other-attributes-for-selectors': 'other-attributes-for-css-selectors',
      'other-hooks-for-selectors': 'other-attributes-for-css-selectors',
      'standard-classnames': ['controlclassnames-keys', 'keys-of-controlclassnames'],
    },
  },
  {
    guide: /\/typescript$/,
    aliases: {
      export: [
        'types-for-exports',
        'types-of-exports-and-imports',
        'export-and-import-options',
        'export-and-import',
        'types-of-validation-export-and-import',
      ],
      fields: [
        'types-for-fields-operators-and-combinators',
        'fields-operators-combinators',
        'field-operator-and-option-types',
        'fields-operators-and-options',
        'types-of-fields-and-options',
      ],
      import: [
        'types-for-the-utilities-options',
        'types-of-the-utilities-options',
        'types-of-exports-and-imports',
        'export-and-import-options',
        'export-and-import',
        'types-of-validation-export-and-import',
      ],
      miscellaneous: ['types-by-purpose', 'more-types', 'your-own-components', 'types-of-controls'],
      'rules-and-groups': [
        'types-for-queries',
        'types-of-queries',
        'parts-of-a-query',
        'query-types',
      ],
      'options-of-query-tools': 'query-tool-options',
      'properties-of-your-own': 'custom-properties',
      'set-up': 'setup',
      'types-of-exports': 'types-for-exports',
      'types-of-fields-operators-and-combinators': 'types-for-fields-operators-and-combinators',
      'types-of-options-and-lists': 'types-for-options-and-lists',
      'types-of-props': 'types-for-props',
      'types-of-queries': 'types-for-queries',
      'types-of-the-utilities-options': 'types-for-the-utilities-options',
      'types-of-translations-and-class-names': 'types-for-translations-and-class-names',
      'types-of-validation': 'types-for-validation',
      validation: [
        'types-for-validation',
        'types-of-validation',
        'validation-types',
        'types-of-validation-export-and-import',
      ],
    },
  },
  {
    guide: /\/(?:buildless|umd)$/,
    aliases: {
      'basic-example': 'one-html-file',
      'drag-and-drop-example': ['drag-and-drop', 'adapters'],
      example: 'one-html-file',
      'what-does-not-work': 'limitations',
    },
  },
  {
    // Headings that these guides had under other names.
    guide: /\/(?:utils|tips|api)\/[^/]+$/,
    aliases: {
      'a-checkbox-that-starts-as-empty-text': 'checkboxes-without-a-default-value',
      'a-checkbox-that-starts-with-an-empty-text': 'checkboxes-without-a-default-value',
      'a-client-component': 'render-the-query-builder-in-a-client-component',
      'all-functions-for-ids': 'id-functions',
      'an-export-that-forgets-not': 'negated-groups-in-mongodb',
      'ask-for-the-list-in-code-since-v8': 'get-the-operator-list-in-code-since-v8',
      'buttons-and-selectors-as-a-family': 'replace-all-buttons-or-selectors',
      'by-kind-of-data': ['choose-operators-by-data-type', 'by-data-type'],
      'classes-for-single-rules-and-groups': 'classes-for-individual-rules-and-groups',
      'case-insensitive-text': 'case-insensitive-matching',
      'changes-from-outside': 'changes-from-outside-the-query-builder',
      'class-names-translations-objects': 'class-names-translations-and-objects',
      compact: 'compact-layout',
      'decide-by-a-property-of-the-field': 'choose-a-component-based-on-a-field-property',
      'drag-between-builders': 'drag-between-query-builders',
      'export-them': 'export-custom-operators',
      'fall-back-inside-a-ui-library': 'fall-back-to-a-ui-library-component',
      'find-things': 'find-rules-and-groups',
      'formats-of-your-own-since-v8': 'custom-formats-since-v8',
      'keep-the-query-in-the-address-bar': 'store-the-query-in-the-url',
      'install-it-without-react': 'import-without-react',
      justified: 'justified-layout',
      kinds: 'editor-types',
      'kinds-of-objects': 'type-guards',
      'kinds-of-operators-since-v8': 'operator-sets-since-v8',
      'learn-why-nothing-changed-since-v8': 'find-out-why-nothing-changed-since-v8',
      'leave-the-query-in-the-builder': 'use-an-uncontrolled-query-builder',
      'lists-and-text': 'lists-and-strings',
      'lock-what-must-not-change': 'lock-rules-and-groups',
      'locked-parts-and-reasons-since-v8': 'disabled-members-and-abort-reasons-since-v8',
      'names-of-your-own': 'custom-names',
      'not-is-lost-in-mongodb': 'negated-groups-in-mongodb',
      opposites: 'opposite-operators',
      'operators-of-your-own': 'custom-operators',
      'operators-only-since-v8': 'custom-operator-processor-since-v8',
      'paste-sql-get-a-builder': 'import-pasted-sql',
      'properties-of-your-own': 'your-own-properties',
      'queries-from-elsewhere': 'queries-from-other-sources',
      'queries-of-older-versions-of-the-library': 'queries-from-older-versions-of-the-library',
      'read-a-condition-on-the-server': 'parse-a-condition-on-the-server',
      'rename-properties-for-a-back-end': 'rename-properties-for-a-backend',
      'rule-groups-that-export-to-nothing': 'rule-groups-with-nothing-to-export',
      'say-it-in-words': 'show-the-query-in-natural-language',
      'set-up': 'setup',
      'speak-another-language': 'internationalize-the-labels',
      'switch-conditions-off-for-a-while-since-v8': 'mute-conditions-since-v8',
      'texts-and-switches-in-a-context': 'translations-and-flags-in-a-context',
      'test-without-the-builder': 'test-without-the-query-builder',
      'the-style-sheet': 'the-stylesheet',
      'the-style-sheet-in-the-package': 'the-stylesheet-in-the-package',
      'two-builders-with-one-qbid-since-v8': 'two-query-builders-with-one-qbid-since-v8',
      'unfinished-rules': 'incomplete-rules',
      'update-queries-of-an-older-version-of-your-app':
        'update-queries-from-an-older-version-of-your-app',
      'use-it-with-the-keyboard': 'use-the-query-builder-with-the-keyboard',
      'version-8': 'undo-and-redo-in-version-8',
      'what-a-rule-or-group-shows-since-v8': 'rule-and-group-configuration-since-v8',
      'what-a-value-editor-does-since-v8': 'value-editor-logic-since-v8',
      'what-comes-out': 'parser-results',
      'what-one-keystroke-renders': 'how-many-editors-render',
      'what-options-do': 'placeholder-styles',
      'what-the-controls-are-since-v8': 'control-names-and-kinds-since-v8',
      'what-the-server-can-pass': 'pass-data-from-a-server-component',
      'when-not-to-use-it': 'when-not-to-use-react-query-builder',
      'where-you-meet-paths': 'where-paths-are-used',
      'which-default-belongs-to-which-control': 'default-component-of-each-control',
      'which-way-to-go': 'placeholder-styles',
      'without-a-builder-component': 'without-a-query-builder-component',
      'without-code': 'placeholder-styles',
      'without-state-of-your-own': 'without-your-own-state',
      'your-own-operators': 'custom-operators',
    },
  },
];

/** An anchor of links from elsewhere, and the ids of the places that answer it, the best first. */
export interface AnchorAlias {
  alias: string;
  candidates: readonly string[];
}

/**
 * Lists the anchors that links from elsewhere use for a guide.
 *
 * @param file - the guide's file, such as `docs/utils/export.mdx`
 */
export function aliasesOf(file: string): AnchorAlias[] {
  const guide = file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return TOPICS.filter((topic) => topic.guide.test(guide)).flatMap(({ aliases }) =>
    Object.entries(aliases).map(([alias, places]) => ({ alias, candidates: [places].flat() })),
  );
}
