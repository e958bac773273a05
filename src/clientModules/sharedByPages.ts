// A stylesheet of each guide would have a copy of these, and the first scripts an entry for each copy.
import '@site/src/components/controls.module.css';
import '@site/src/components/LiveExample/styles.module.css';
import '@site/src/theme/Tabs/styles.module.css';

/**
 * What every page of text needs. In the first scripts it is there once; otherwise the file of each page
 * has a copy of it.
 */
export { MDXProvider, useMDXComponents } from '@mdx-js/react';

/** What every page needs. Otherwise it is split into many small files, which compress less. */
export { default as Layout } from '@theme/Layout';
