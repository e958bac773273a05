import type { LoadContext } from '@docusaurus/types';

/**
 * The script that replaces an invalid stored color mode by the one of the operating system.
 *
 * The theme's own script, which runs right before, accepts any text that is stored or that the address
 * contains.
 */
export function storedColorModeScript({ siteStorage }: LoadContext): string {
  const key = `theme${siteStorage.namespace}`;
  return `(function(){
var e=document.documentElement,t=e.getAttribute('data-theme');
if(t==='light'||t==='dark')return;
e.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
e.setAttribute('data-theme-choice','system');
try{var s=localStorage.getItem('${key}');if(s!=='light'&&s!=='dark')localStorage.removeItem('${key}')}catch(_){}
})()`;
}
