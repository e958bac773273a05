import type { RuleGroupTypeAny } from 'react-querybuilder';

/** The exports of the core package, with the types of the version that the site itself uses. */
export type Core = typeof import('react-querybuilder');

/** A query builder that a claim has rendered. */
export interface Shown {
  /** What `onQueryChange` received, the newest last. */
  changes: RuleGroupTypeAny[];
  /** The newest of them. */
  query(): RuleGroupTypeAny;
  /** The elements with a test id, in the order of the page. */
  all(testId: string): HTMLElement[];
  /** The element with a test id: the first one, or the one at an index. */
  one(testId: string, index?: number): HTMLElement;
  /** The outermost element of the query builder. */
  root(): HTMLElement;
  /** The text of an element's options. */
  options(element: HTMLElement): string[];
  click(element: HTMLElement, init?: MouseEventInit): void;
  /** Enters a value into a field, or selects an option. */
  change(element: HTMLElement, value: string): void;
  rerender(props: object): void;
}

/** What the check of a claim can use: the packages of the version whose guide makes it. */
export interface Evidence {
  core: Core;
  /**
   * Loads an entry point of the packages.
   *
   * @param specifier - for example `react-querybuilder/parseSQL`
   */
  load<Exports>(specifier: string): Exports;
  /** Renders `QueryBuilder` with props, which may be of a version with other types. */
  show(props?: object): Shown;
  /** What the console reported as an error since the check began. */
  errors(): string[];
}

/** A sentence of a guide, and what shows that it is true. */
export interface Claim {
  /** The guide, without its ending: `utils/export`. */
  guide: string;
  /** What the guide says, word for word, without Markdown's marks. */
  says: string;
  /** Throws where the packages do something else. */
  check: (evidence: Evidence) => void | Promise<void>;
}

/**
 * Collects the claims of one guide.
 *
 * @param guide - the guide, without its ending
 * @param checks - by sentence, what shows that it is true
 */
export const claimsOf = (guide: string, checks: Record<string, Claim['check']>): Claim[] =>
  Object.entries(checks).map(([says, check]) => ({ guide, says, check }));
