/**
 * Bulma components for React Query Builder.
 *
 * @packageDocumentation
 */
import type {
  Classnames,
  ControlElementsProp,
  FullField,
  QueryBuilderContextProvider,
} from 'react-querybuilder';
import { getCompatContextProvider } from 'react-querybuilder';
import { BulmaNotToggle } from './BulmaNotToggle';
import { BulmaValueEditor } from './BulmaValueEditor';
import { BulmaValueSelector } from './BulmaValueSelector';

export * from './BulmaNotToggle';
export * from './BulmaValueEditor';
export * from './BulmaValueSelector';

/**
 * Control elements that render Bulma markup. Pass it to the `controlElements` prop of
 * `QueryBuilder` to use some of the replacements, or use {@link QueryBuilderBulma} for all.
 */
export const bulmaControlElements: ControlElementsProp<FullField, string> = {
  notToggle: BulmaNotToggle,
  valueEditor: BulmaValueEditor,
  valueSelector: BulmaValueSelector,
};

/**
 * Bulma classes for the default action buttons, for the `controlClassnames` prop of
 * `QueryBuilder`. Buttons need no replacement component: Bulma styles any `<button>` that has
 * its classes.
 */
export const bulmaControlClassnames: Partial<Classnames> = {
  actionElement: 'button is-small',
  addGroup: 'is-primary',
  addRule: 'is-primary',
  removeGroup: 'is-danger',
  removeRule: 'is-danger',
};

/**
 * Context provider that gives every `QueryBuilder` below it {@link bulmaControlElements} and
 * {@link bulmaControlClassnames}. Bulma's stylesheet is up to the application.
 *
 * @example
 * ```tsx
 * import 'bulma/css/bulma.css';
 *
 * <QueryBuilderBulma>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderBulma>;
 * ```
 */
export const QueryBuilderBulma: QueryBuilderContextProvider = getCompatContextProvider({
  controlClassnames: bulmaControlClassnames,
  controlElements: bulmaControlElements,
});
