import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { type Analytics, CONSENT_HASH } from '@site/config/analytics';
import { onConsentChange, readConsent, storeConsent } from '@site/src/analytics/consent';
import { createPageViews } from '@site/src/analytics/pageViews';
import { sendPageView } from '@site/src/analytics/sendPageView';

// The module is part of the site only where analytics are configured.
const analytics = siteConfig.customFields?.analytics as Analytics;
const pageViews = createPageViews((address) =>
  sendPageView(analytics, location.origin + address, document.referrer),
);

/** Resolves to the function that removes the consent bar; `undefined` while there is no bar. */
let bar: Promise<() => void> | undefined;

function hideBar(): void {
  bar?.then((hide) => hide());
  bar = undefined;
}

function askConsent(): void {
  bar ??= import('@site/src/components/ConsentBar/show').then(
    ({ showConsentBar }) => showConsentBar({ host: new URL(analytics.collector).host, onChoose }),
    () => {
      // Without the question there is no consent; the next page asks again.
      bar = undefined;
      return () => {};
    },
  );
}

function onChoose(granted: boolean): void {
  storeConsent(granted);
  pageViews.setAllowed(granted);
  hideBar();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', () => {
    // The router may not have reported the last change yet.
    pageViews.visit(window.location);
    pageViews.leave();
  });
  pageViews.setAllowed(!analytics.asksConsent || readConsent() === true);
  if (analytics.asksConsent) {
    onConsentChange(() => {
      const consent = readConsent();
      pageViews.setAllowed(consent === true);
      if (consent !== undefined) hideBar();
    });
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    pageViews.visit(location);
    if (!analytics.asksConsent) return;
    if (readConsent() === undefined || location.hash === CONSENT_HASH) askConsent();
  },
};

export default clientModule;
