import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Where scripts are off, nothing that only a script opens stays shut: all tabs of a group are shown,
 * and on a narrow screen the links of the top bar and the sidebar of the guides.
 */
const STYLES = `
[role="tabpanel"][hidden]{display:block!important}
.tabs,.navbar__toggle,.theme-doc-toc-mobile,[data-needs-scripts]{display:none!important}
.needs-scripts{margin:1rem auto;line-height:1.5rem;padding:.75rem 1rem;max-width:50rem;border-left:5px solid #e59500}
@media (max-width:996px){
.navbar{height:auto;position:static!important}
.navbar__items{flex-wrap:wrap;flex:1 1 100%}
.navbar__item,.navbar__items .navbar-icon{display:inline-block!important}
:has(>.theme-doc-sidebar-container){flex-direction:column-reverse}
.theme-doc-sidebar-container{display:block!important;width:100%!important;margin:0!important}
}`;

/** For the head of every page. */
export const withoutScriptsTags: HtmlTagObject[] = [
  { tagName: 'noscript', attributes: {}, innerHTML: `<style>${STYLES}</style>` },
];
