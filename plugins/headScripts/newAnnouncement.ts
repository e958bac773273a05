import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext } from '@docusaurus/types';

/**
 * The script that shows an announcement with a new id to readers who closed the previous one.
 *
 * The theme's own script, which runs right before, hides the bar once a reader has closed any
 * announcement. Its component then shows a new one, but its styles keep the bar hidden.
 *
 * @returns the script, or `undefined` when the site has no announcement
 */
export function newAnnouncementScript({ siteConfig, siteStorage }: LoadContext) {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  if (!announcementBar?.id) return undefined;
  const key = `docusaurus.announcement.id${siteStorage.namespace}`;
  return `(function(){
try{if(localStorage.getItem('${key}')!==${JSON.stringify(announcementBar.id)})
document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(_){}
})()`;
}
