import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { earlyPressesScript } from './earlyPresses';
import { exactRoutes } from './exactRoutes';
import { addressScript } from './malformedAddresses';
import { newAnnouncementScript } from './newAnnouncement';
import { suffixScript } from './pageSuffixes';
import { searchKeysScript } from './searchKeys';
import { startsAtTopScript } from './startsAtTop';
import { storedColorModeScript } from './storedColorMode';
import { trustedTypesScript } from './trustedTypes';

const inline = (innerHTML: string): HtmlTagObject => ({ tagName: 'script', innerHTML });

/**
 * Docusaurus plugin: the inline scripts that run on every page before its bundle, in the order of the
 * two lists below. List it before every other plugin that adds a script.
 */
export default function headScripts(context: LoadContext): Plugin {
  let routesWithSuffix: string[] = [];
  return {
    name: 'head-scripts',
    async allContentLoaded({ allContent }) {
      routesWithSuffix = exactRoutes(allContent);
    },
    injectHtmlTags() {
      return {
        headTags: [
          // Every later script is subject to the policies that this one creates.
          trustedTypesScript(context.baseUrl),
          // The scripts below it, and the router, decode the address.
          addressScript(),
          searchKeysScript(),
          earlyPressesScript(),
          suffixScript(routesWithSuffix, context.baseUrl),
          startsAtTopScript(),
        ].map(inline),
        // These correct the attributes that the theme's own scripts have just set.
        preBodyTags: [newAnnouncementScript(context), storedColorModeScript(context)]
          .filter((script) => script !== undefined)
          .map(inline),
      };
    },
  };
}
