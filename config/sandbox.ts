/** The folder of what the preview of the sandbox page loads; the names in it have a hash of the content. */
export const PREVIEW_FOLDER = '/assets/sandbox/';

/** How the page of a preview looks before code adds styles of its own. */
export const PREVIEW_STYLES =
  ':root{font-family:system-ui,sans-serif;line-height:1.5}body{margin:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
