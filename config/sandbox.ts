/** The folder of what the preview of the sandbox page loads; the names in it have a hash of the content. */
export const PREVIEW_FOLDER = '/assets/sandbox/';

/**
 * How the page of a preview looks before code adds styles of its own. Rules wrap where there is too little room, as on a
 * phone; the stylesheets of the packages leave that to the application.
 */
export const PREVIEW_STYLES = [
  ':root{font-family:system-ui,sans-serif;line-height:1.5}',
  'body{margin:1rem}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}',
  '.rule,.rule-value,.ruleGroup-header{flex-wrap:wrap}',
  ':is(.rule,.ruleGroup-header)>*{max-width:100%}',
].join('');
