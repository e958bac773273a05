import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The theme's own script, which runs right before, takes over any text that is stored or stands in the
 * address. Anything but a colour mode then gives way to the system's, and is no longer stored.
 */
const script = (key: string) => `(function(){
var e=document.documentElement,t=e.getAttribute('data-theme');
if(t==='light'||t==='dark')return;
e.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
e.setAttribute('data-theme-choice','system');
try{var s=localStorage.getItem('${key}');if(s!=='light'&&s!=='dark')localStorage.removeItem('${key}')}catch(_){}
})()`;

/**
 * Docusaurus plugin: a stored colour mode that is none does no harm.
 *
 * @param context - Docusaurus' context
 * @returns the plugin
 */
export default function storedTheme({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'stored-theme',
    injectHtmlTags() {
      return {
        preBodyTags: [{ tagName: 'script', innerHTML: script(`theme${siteStorage.namespace}`) }],
      };
    },
  };
}
