export { default as CategoryPage } from '@theme-original/DocCategoryGeneratedIndexPage';
