import type { Plugin } from '@docusaurus/types';
import { addressScript } from './addressScript';

/**
 * Docusaurus plugin: an address with a stray `%` or half a character shows the page, or the not-found
 * page, as any other would. The router and Docusaurus decode addresses, and would crash. So does a
 * path that begins with more than one slash.
 *
 * @returns the plugin
 */
export default function malformedAddresses(): Plugin {
  return {
    name: 'malformed-addresses',
    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: addressScript() }] };
    },
  };
}
