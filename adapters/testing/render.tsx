import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import type { QueryBuilderContextProvider, RuleGroupType, RuleType } from 'react-querybuilder';
import { QueryBuilder } from 'react-querybuilder';
import { vi } from 'vitest';
import { fields } from './fixtures';

// Rendering whole libraries in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Wrapper = ComponentType<{ children: ReactNode }>;

/** Renders a query builder with the one given rule, and keeps track of the query. */
export const renderRule = (
  Provider: QueryBuilderContextProvider,
  rule: RuleType,
  props: {
    disabled?: boolean;
    listsAsArrays?: boolean;
    parseNumbers?: boolean;
    showNotToggle?: boolean;
    showLockButtons?: boolean;
    wrapper?: Wrapper;
  } = {},
) => {
  const { wrapper, ...qbProps } = props;
  let query: RuleGroupType = { combinator: 'and', rules: [rule] };
  const view = render(
    <Provider>
      <QueryBuilder
        fields={fields}
        defaultQuery={query}
        onQueryChange={(q) => {
          query = q;
        }}
        {...qbProps}
      />
    </Provider>,
    { wrapper },
  );

  return {
    ...view,
    editor: () => screen.getByTestId('value-editor'),
    /** The query as it is now. */
    query: () => query,
    /** The value of the rule as it is now. */
    value: () => (query.rules[0] as RuleType).value,
  };
};

/** Hydrates the server's markup, and returns what React complained about. */
export const hydrate = (html: string, app: ReactNode) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...args) => {
    complaints.push(args.join(' '));
  });
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, app, { onRecoverableError: (e) => complaints.push(e) });
  });
  error.mockRestore();

  return {
    complaints,
    container,
    unmount: () => {
      act(() => root?.unmount());
      container.remove();
    },
  };
};
