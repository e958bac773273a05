import type { Plugin } from '@docusaurus/types';
import { trustedTypesScript } from './trustedTypesScript';

/**
 * Docusaurus plugin: the policies of Trusted Types are there before any other script of a page. That
 * they are required is said by the page's content security policy; see `secureSite`.
 *
 * @returns the plugin
 */
export default function security(): Plugin {
  return {
    name: 'security',
    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: trustedTypesScript() }] };
    },
  };
}
