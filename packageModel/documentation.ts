import ts from 'typescript';
import type { Documentation } from './types';

/** Tags that have a place of their own in the model, or repeat what the declaration says. */
const PLACED = new Set(['deprecated', 'since', 'default', 'defaultValue', 'param', 'returns']);

type Commented = Pick<ts.Symbol, 'getDocumentationComment' | 'getJsDocTags'>;

const textOf = (tag: ts.JSDocTagInfo | undefined) => ts.displayPartsToString(tag?.text).trim();

/** Reads the documentation comment of a symbol or a signature. */
export function documentationOf(commented: Commented, checker: ts.TypeChecker): Documentation {
  const description = ts.displayPartsToString(commented.getDocumentationComment(checker)).trim();
  const all = commented.getJsDocTags(checker as never);
  const find = (name: string) => all.find((tag) => tag.name === name);
  const tags = all
    .filter(({ name }) => !PLACED.has(name) && !name.startsWith('typeParam'))
    .map((tag) => ({ name: tag.name, text: textOf(tag) }));
  return {
    ...(description && { description }),
    ...(find('deprecated') && { deprecated: textOf(find('deprecated')) }),
    ...(find('since') && { since: textOf(find('since')) }),
    ...(tags.length > 0 && { tags }),
  };
}

/** Reads the default that a comment states, as code. */
export function statedDefault(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => /^default(?:Value)?$/.test(name));
  return textOf(tag).replace(/^`|`$/g, '') || undefined;
}

/** Reads what a comment says about a parameter. */
export const parameterComment = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/^- /, '').trim();

/** Reads what a comment says about the returned value. */
export const returnsComment = (signature: ts.Signature): string =>
  textOf(signature.getJsDocTags().find(({ name }) => name === 'returns'));
