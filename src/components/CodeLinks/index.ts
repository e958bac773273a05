import { createContext } from 'react';

/** The `links` of a fence: `links="../interfaces/RuleType react:ReactNode"`. */
const LINKS = /\blinks="([^"]+)"/;

/** The addresses of the names in a code block, as its fence lists them. */
export const CodeLinks = createContext('');

/**
 * Reads the links of a code block.
 *
 * @param meta - what follows the language in the fence
 * @returns paths relative to the page, and names with the package that documents them
 */
export const linksOf = (meta: string | undefined): string => LINKS.exec(meta ?? '')?.[1] ?? '';
