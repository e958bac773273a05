/** The folder of what the preview of the sandbox page loads; the names in it have a hash of the content. */
export const PREVIEW_FOLDER = '/assets/sandbox/';
