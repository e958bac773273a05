// @vitest-environment jsdom
import '../../../adapters/testing/domStubs';
import { MantineProvider } from '@mantine/core';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { controlElements as antdControls } from '../../../src/components/uiLibraries/antd/antdControls';
import { controlElements as mantineControls } from '../../../src/components/uiLibraries/mantine/mantineControls';
import { fields } from '../../../src/demo/schema';
import { AntdStyles } from '../support/AntdStyles';

// Mantine asks for it, and jsdom does not implement it.
beforeAll(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })),
);
afterEach(cleanup);

const UI_LIBRARIES = {
  antd: {
    Frame: AntdStyles as ComponentType<object>,
    Adapter: QueryBuilderAntD,
    controlElements: antdControls,
    shown: '.ant-select-selection-item',
  },
  mantine: {
    Frame: MantineProvider as ComponentType<object>,
    Adapter: QueryBuilderMantine,
    controlElements: mantineControls,
    shown: 'input:not([type="hidden"])',
  },
};

describe.each(Object.entries(UI_LIBRARIES))('a range of fields in %s', (_, uiLibrary) => {
  const { Frame, Adapter, controlElements, shown } = uiLibrary;

  it.each<[string, string, unknown, string[]]>([
    ['delivered', 'between', 'ordered,ordered', ['Ordered on', 'Ordered on']],
    ['total', 'between', 'deposit,deposit', ['Deposit', 'Deposit']],
  ])('shows both fields of %s %s %j', (field, operator, value, labels) => {
    const query = {
      combinator: 'and',
      rules: [{ field, operator, valueSource: 'field' as const, value }],
    };
    const { container } = render(
      createElement(
        Frame,
        {},
        createElement(
          Adapter as ComponentType<object>,
          { controlElements } as object,
          createElement(QueryBuilder as ComponentType<object>, { fields, query } as object),
        ),
      ),
    );
    const controls = [...container.querySelectorAll(`.rule-value ${shown}`)];
    const texts = controls.map(
      (control) => (control as HTMLInputElement).value || control.textContent,
    );
    expect(texts).toEqual(labels);
  });
});
