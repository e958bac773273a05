import type { Declaration } from 'postcss';
import { layerOf, ruleOf } from './layers';

/** The rules of a page's root, and those for its themes, whose values all elements inherit. */
const ROOT = ':root';
const THEME = /^(?:html)?\[data-theme="?(?:dark|light)"?\](?::root)?$/;

/** Whether a declaration is one of the root, in each theme and without a condition. */
export const isOfRoot = (declaration: Declaration): boolean =>
  ruleOf(declaration)?.selector === ROOT && layerOf(declaration) !== undefined;

/** Whether a declaration is one of the root or of a theme. */
export const isOfRootOrTheme = (declaration: Declaration): boolean =>
  isOfRoot(declaration) || THEME.test(ruleOf(declaration)?.selector ?? '');

/** Whether a declaration is one of the root, of a theme, or of either under a condition. */
export const isOfAnyRoot = (declaration: Declaration): boolean =>
  ruleOf(declaration)?.selector === ROOT || isOfRootOrTheme(declaration);
