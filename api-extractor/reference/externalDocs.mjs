// @ts-check

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

const REACT = 'https://react.dev';
const REACT_TYPES = `${REACT}/learn/typescript`;
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook';
const MDN = 'https://developer.mozilla.org/docs/Web';

/** Where React documents its types, or what they stand for. */
const REACT_PAGES = {
  ChangeEvent: `${REACT_TYPES}#typing-dom-events`,
  ComponentPropsWithoutRef: `${REACT}/reference/react-dom/components/common`,
  ComponentPropsWithRef: `${REACT}/reference/react-dom/components/common`,
  ComponentType: `${REACT}/learn/your-first-component`,
  Context: `${REACT}/reference/react/createContext`,
  CSSProperties: `${REACT_TYPES}#typing-style-props`,
  Element: `${REACT}/learn/writing-markup-with-jsx`,
  ForwardRefExoticComponent: `${REACT}/reference/react/forwardRef`,
  HTMLAttributes: `${REACT}/reference/react-dom/components/common`,
  MemoExoticComponent: `${REACT}/reference/react/memo`,
  MouseEvent: `${REACT_TYPES}#typing-dom-events`,
  PropsWithChildren: `${REACT_TYPES}#typing-children`,
  ReactElement: `${REACT_TYPES}#typing-children`,
  ReactMouseEvent: `${REACT_TYPES}#typing-dom-events`,
  ReactNode: `${REACT_TYPES}#typing-children`,
  Ref: `${REACT}/learn/manipulating-the-dom-with-refs`,
  RefAttributes: `${REACT}/learn/manipulating-the-dom-with-refs`,
};

const UTILITY_TYPES = [
  'Awaited',
  'Exclude',
  'Extract',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Readonly',
  'Record',
  'Required',
  'ReturnType',
];

const GLOBAL_OBJECTS = ['Array', 'Date', 'Error', 'Generator', 'Map', 'Promise', 'RegExp', 'Set'];

/** Where the types of the language and the platform are documented. */
const LIB_PAGES = {
  ...Object.fromEntries(
    UTILITY_TYPES.map((name) => [name, `${HANDBOOK}/utility-types.html#${anchorOf(name)}`]),
  ),
  ...Object.fromEntries(
    GLOBAL_OBJECTS.map((name) => [name, `${MDN}/JavaScript/Reference/Global_Objects/${name}`]),
  ),
  Lowercase: `${HANDBOOK}/2/template-literal-types.html#lowercasestringtype`,
};

/**
 * The handbook's headings contain the type parameters: `Record<Keys, Type>`.
 *
 * @param {string} name
 */
function anchorOf(name) {
  /** @type {Record<string, string>} */
  const parameters = {
    Exclude: 'uniontype-excludedmembers',
    Extract: 'type-union',
    Omit: 'type-keys',
    Pick: 'type-keys',
    Record: 'keys-type',
  };
  return `${name.toLowerCase()}${parameters[name] ?? 'type'}`;
}

/** @type {Record<string, Record<string, string>>} */
const PAGES = { react: REACT_PAGES, lib: LIB_PAGES };

/**
 * Finds where a type that the packages do not declare is documented.
 *
 * @param {string} name - such as `ReactNode`
 * @param {string} home - the package that documents it, as in `Type.names` of the package model
 * @returns {string | undefined} an address, unless the type has no page
 */
export function externalPage(name, home) {
  if (home === 'lib' && /^HTML\w*Element$/.test(name)) return `${MDN}/API/${name}`;
  const pages = PAGES[home];
  return pages && Object.hasOwn(pages, name) ? pages[name] : undefined;
}
