export { default } from '@site/src/components/CodeBlock';
