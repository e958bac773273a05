export { default as DocBreadcrumbs } from '@theme-original/DocBreadcrumbs';
export { default as DocPaginator } from '@theme-original/DocPaginator';
export { default as DocSidebar } from '@theme-original/DocSidebar';
