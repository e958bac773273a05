import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The theme's own script, which runs right before, hides the bar of a reader who closed one, whatever
 * that one said; its component then shows a new announcement, and its styles keep it hidden.
 */
const script = (key: string, id: string) => `(function(){
try{if(localStorage.getItem('${key}')!==${JSON.stringify(id)})
document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(_){}
})()`;

/**
 * Docusaurus plugin: an announcement with another id is in sight also for those who closed the last one.
 *
 * @param context - Docusaurus' context
 * @returns the plugin; without an announcement it does nothing
 */
export default function newAnnouncement({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'new-announcement',
    injectHtmlTags() {
      if (!announcementBar?.id) return {};
      const key = `docusaurus.announcement.id${siteStorage.namespace}`;
      const innerHTML = script(key, announcementBar.id);
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
