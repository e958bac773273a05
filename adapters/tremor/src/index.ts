/**
 * Tremor components for React Query Builder.
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
import { TremorActionElement } from './TremorActionElement';
import { TremorNotToggle } from './TremorNotToggle';
import { TremorValueEditor } from './TremorValueEditor';
import { TremorValueSelector } from './TremorValueSelector';

export * from './TremorActionElement';
export * from './TremorNotToggle';
export * from './TremorValueEditor';
export * from './TremorValueSelector';

/**
 * Control elements that render Tremor components. Pass it to the `controlElements` prop of
 * `QueryBuilder` to use some of the replacements, or use {@link QueryBuilderTremor} for all.
 */
export const tremorControlElements: ControlElementsProp<FullField, string> = {
  actionElement: TremorActionElement,
  notToggle: TremorNotToggle,
  valueEditor: TremorValueEditor,
  valueSelector: TremorValueSelector,
};

/**
 * Tailwind classes that fit Tremor's controls, which take the full width by default, into the
 * rows of a query, for the `controlClassnames` prop of `QueryBuilder`.
 */
export const tremorControlClassnames: Partial<Classnames> = {
  actionElement: 'w-fit',
  combinators: 'w-fit min-w-[6rem]',
  dragHandle: 'cursor-grab text-tremor-content dark:text-dark-tremor-content',
  fields: 'w-fit min-w-[10rem]',
  notToggle: 'w-fit',
  operators: 'w-fit min-w-[12rem]',
  shiftActions: 'text-tremor-content-emphasis dark:text-dark-tremor-content-emphasis',
  value: 'w-fit',
  valueListItem: 'w-fit',
  valueSource: 'w-fit min-w-[6rem]',
};

/**
 * Context provider that gives every `QueryBuilder` below it {@link tremorControlElements} and
 * {@link tremorControlClassnames}. Tailwind CSS (version 3), with Tremor's theme tokens and with
 * this package and `@tremor/react` in its `content`, is up to the application.
 *
 * @example
 * ```tsx
 * <QueryBuilderTremor>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderTremor>;
 * ```
 */
export const QueryBuilderTremor: QueryBuilderContextProvider = getCompatContextProvider({
  controlClassnames: tremorControlClassnames,
  controlElements: tremorControlElements,
});
