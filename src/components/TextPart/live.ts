export { default as CodeBlock } from '@site/src/components/CodeBlock';
export { default as Admonition } from '@theme-original/Admonition';
export { default as Details } from '@theme-original/Details';
export { default as MobileContents } from '@theme-original/DocItem/TOC/Mobile';
