// @vitest-environment jsdom
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createElement } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Core, Evidence, Shown } from '../../../checker/claims/claim';
import { claims } from '../../../checker/claims/claims';
import { GUIDES_VERSIONS } from '../../../config/versions';

/** Fewer means that sentences have lost their check. */
const MIN_CLAIMS = 150;

/** Removes what a reader does not see: the targets of links, marks, and line breaks. */
const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\\([|_])/g, '$1')
    .replace(/[[\]`*]/g, '')
    .replace(/\s+/g, ' ');

const read = (docs: string, guide: string): string => {
  const file = path.join(docs, `${guide}.mdx`);
  return fs.existsSync(file) ? plain(fs.readFileSync(file, 'utf8')) : '';
};

/** The versions whose guide makes a claim. */
const versionsOf = ({ guide, says }: (typeof claims)[number]) =>
  GUIDES_VERSIONS.filter(({ docs }) => read(docs, guide).includes(plain(says)));

function evidenceOf(packages: string): Evidence {
  const require = createRequire(path.resolve(packages, 'package.json'));
  const core = require('react-querybuilder') as Core;
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  return {
    core,
    load: (specifier) => require(specifier),
    errors: () => reported.mock.calls.map(([first, ...rest]) => [first, ...rest].join(' ')),
    show: (props) => show(core, props),
  };
}

function show({ QueryBuilder }: Core, props: object = {}): Shown {
  const changes: RuleGroupTypeAny[] = [];
  const onQueryChange = (query: RuleGroupTypeAny) => changes.push(query);
  const element = (given: object) =>
    // The props of other versions have other types.
    createElement(QueryBuilder as React.FC<Record<string, unknown>>, { onQueryChange, ...given });
  const { container, rerender } = render(element(props));
  const all = (testId: string) => [
    ...container.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`),
  ];
  return {
    changes,
    query: () => changes.at(-1) as RuleGroupTypeAny,
    all,
    one: (testId, index = 0) => {
      const found = all(testId)[index];
      if (!found) throw new Error(`There is no ${testId} ${index}.`);
      return found;
    },
    root: () => container.querySelector('.queryBuilder, [role="form"]') as HTMLElement,
    options: (select) => [...select.querySelectorAll('option')].map(({ text }) => text),
    click: (target, init) => fireEvent.click(target, init),
    change: (target, value) => fireEvent.change(target, { target: { value } }),
    rerender: (given) => rerender(element(given)),
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what the guides claim in sentences', () => {
  it(`is shown for at least ${MIN_CLAIMS} sentences, each of them once`, () => {
    const sentences = claims.map(({ guide, says }) => `${guide}: ${says}`);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBeGreaterThanOrEqual(MIN_CLAIMS);
  });

  it('is still what they say', () => {
    const reworded = claims.filter((claim) => versionsOf(claim).length === 0);
    expect(
      reworded.map(
        ({ guide, says }) => `No version of ${guide} says "${says}". Check what it says now.`,
      ),
    ).toEqual([]);
  });

  const versions = GUIDES_VERSIONS.map((version) => ({
    ...version,
    made: claims.filter((claim) => versionsOf(claim).includes(version)),
  }));
  describe.each(versions.filter(({ made }) => made.length > 0))(
    'holds in version $name:',
    ({ made, packages }) => {
      it.each(made.map(({ guide, says, check }) => [guide, says, check] as const))(
        '%s: %s',
        async (_guide, _says, check) => {
          await check(evidenceOf(packages));
        },
      );
    },
  );
});
