/**
 * Fluent UI (version 9) components for React Query Builder.
 *
 * @packageDocumentation
 */
import type {
  ControlElementsProp,
  FullField,
  QueryBuilderContextProvider,
} from 'react-querybuilder';
import { getCompatContextProvider } from 'react-querybuilder';
import { FluentActionElement } from './FluentActionElement';
import { FluentDragHandle } from './FluentDragHandle';
import { FluentNotToggle } from './FluentNotToggle';
import { FluentValueEditor } from './FluentValueEditor';
import { FluentValueSelector } from './FluentValueSelector';
import { fluentTranslations } from './fluentTranslations';

export * from './FluentActionElement';
export * from './FluentDragHandle';
export * from './FluentNotToggle';
export * from './FluentValueEditor';
export * from './FluentValueSelector';
export * from './fluentTranslations';

/**
 * Control elements that render Fluent components. Pass it to the `controlElements` prop of
 * `QueryBuilder` to use some of the replacements, or use {@link QueryBuilderFluent} for all.
 */
export const fluentControlElements: ControlElementsProp<FullField, string> = {
  actionElement: FluentActionElement,
  dragHandle: FluentDragHandle,
  notToggle: FluentNotToggle,
  valueEditor: FluentValueEditor,
  valueSelector: FluentValueSelector,
};

/**
 * Context provider that gives every `QueryBuilder` below it {@link fluentControlElements} and
 * {@link fluentTranslations}. Fluent's own `FluentProvider`, with a light or dark theme, is up to
 * the application.
 *
 * @example
 * ```tsx
 * <FluentProvider theme={webLightTheme}>
 *   <QueryBuilderFluent>
 *     <QueryBuilder fields={fields} />
 *   </QueryBuilderFluent>
 * </FluentProvider>;
 * ```
 */
export const QueryBuilderFluent: QueryBuilderContextProvider = getCompatContextProvider({
  controlElements: fluentControlElements,
  translations: fluentTranslations,
});
