import Forward from '@site/src/components/Forward';
import MDXComponents from '@theme-original/MDXComponents';

/** The components that a guide may use without importing them. */
export default { ...MDXComponents, Forward };
