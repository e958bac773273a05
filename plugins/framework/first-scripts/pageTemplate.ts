import { FIRST_SCRIPTS_ID, loadScripts } from './loadScripts';

const LOADER = `(${loadScripts.toString()})(${JSON.stringify(FIRST_SCRIPTS_ID)})`;

/** What Docusaurus shows on a page whose scripts have not run when it is complete; the home page has it. */
const BANNER = '__docusaurus-base-url-issue-banner';

/**
 * The HTML around a page, for `ssrTemplate` in Docusaurus' configuration: that of Docusaurus, but the scripts are
 * listed as data and loaded after the first paint. On a page with the banner for a wrong base URL they run before
 * the page is complete, as Docusaurus expects.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script type="application/json" id="${FIRST_SCRIPTS_ID}"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <% if (it.metaAttributes.join().includes('${BANNER}')) { %>
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    <% } else { %>
      <script>${LOADER}</script>
    <% } %>
  </body>
</html>
`;
