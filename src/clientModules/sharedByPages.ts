/**
 * What every page of text needs. In the first scripts it is there once; otherwise the file of each page
 * has a copy of it.
 */
export { MDXProvider, useMDXComponents } from '@mdx-js/react';
