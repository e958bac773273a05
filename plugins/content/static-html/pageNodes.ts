import { deflateRawSync } from 'node:zlib';

/** A part of a page that is in its HTML only. */
export interface StaticPart {
  /** What is shown. */
  html: string;
  /** The estimated heights of a part below the fold, on a wide screen and on a phone, in pixels. */
  heights?: readonly [wide: number, phone: number];
}

/** The type of the data that a page imports; `index.ts` has its loader. */
export const STATIC_HTML = 'text/x-static-html';

/**
 * Writes `import name from '…'` as a node of a page.
 *
 * @param name - the name that the default export gets
 * @param source - the module
 */
export const importDefault = (name: string, source: string) => ({
  type: 'mdxjsEsm' as const,
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
          attributes: [],
        },
      ],
    },
  },
});

/** A name or a value in a page, as a parsed expression. */
export type Expression =
  | { type: 'Identifier'; name: string }
  | { type: 'Literal'; value: number; raw: string };

/**
 * Writes `name={expression}` as an attribute of an element in a page.
 *
 * @param name - the name of the attribute
 * @param expression - its value
 */
export const expressionAttribute = (name: string, expression: Expression) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: '',
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        comments: [],
        body: [{ type: 'ExpressionStatement' as const, expression }],
      },
    },
  },
});

/**
 * Writes the import of HTML that is in the page and in no script of it. The bundler handles the address of a module
 * often, so that the HTML is compressed.
 *
 * @param name - the name that components get the HTML by
 * @param parts - what the page shows, in its order, each in one element
 */
export const importStaticHtml = (name: string, parts: readonly StaticPart[]) =>
  importDefault(
    name,
    `data:${STATIC_HTML},${deflateRawSync(JSON.stringify(parts)).toString('base64url')}`,
  );
