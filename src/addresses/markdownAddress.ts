/**
 * Returns where a guide or a page of the API reference is published as Markdown.
 *
 * @param page - its path or its complete address; that of an index page may end with a slash
 */
export const markdownAddress = (page: string): string => `${page.replace(/\/$/, '')}.md`;
