/** Sentences for lists and titles where the first sentence of a description does not stand alone. */
export const summaries: Readonly<Record<string, string>> = {
  formatQuery:
    'Exports a query as SQL, MongoDB, CEL, SpEL, JSONata, JsonLogic, Elasticsearch or JSON.',
  // The declaration of version 7 misspells the first word.
  DragHandle:
    'Default drag handle component used by `QueryBuilder` when `enableDragAndDrop` is `true`.',
  RuleProps: 'The props that the `Rule` component receives.',
  QueryManager:
    'Holds a query outside of components, and changes, validates, exports, and restores it.',
  useDeprecatedProps: 'Logs an error to the console when deprecated props are used.',
  useQueryBuilder:
    'Prepares all values and methods that are required to render `QueryBuilder`, from its props.',
  useValueEditor: 'Prepares the values and methods of a value editor with one or more inputs.',
  defaultValidator:
    'An example of a validation function for the `validator` prop of `QueryBuilder`.',
  tremorControlClassnames: "Tailwind classes that fit Tremor's controls into the rows of a query.",
};
