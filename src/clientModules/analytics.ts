import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { type Analytics, CONSENT_HASH } from '@site/config/analytics';
import { onConsentChange, readConsent, storeConsent } from '@site/src/analytics/consent';
import { createPageViews } from '@site/src/analytics/pageViews';
import { type ReaderEvent, sendEvent } from '@site/src/analytics/sendEvent';
import { isLoadingDocument } from '@site/src/codeLoading/routes/newDocument';

// The module is part of the site only where analytics are configured.
const analytics = siteConfig.customFields?.analytics as Analytics;
const send = (event: ReaderEvent, address: string) =>
  sendEvent(analytics, event, location.origin + address, document.referrer);
const pageViews = createPageViews((address) => send({ name: 'pageview' }, address));

/** Resolves to the function that removes the consent bar; `undefined` while there is no bar. */
let bar: Promise<() => void> | undefined;

/** The question whether a guide was helpful, and the path of that guide. */
let feedback: { path: string; hide: Promise<() => void> } | undefined;

const isAllowed = () => !analytics.asksConsent || readConsent() === true;

/** Asks at the end of each guide; readers who do not allow analytics are not asked. */
function askFeedback(): void {
  const path = location.pathname;
  if (feedback?.path === path && isAllowed()) return;
  feedback?.hide.then((hide) => hide());
  feedback = undefined;
  if (!isAllowed()) return;
  const onAnswer = (isHelpful: boolean) =>
    send({ name: 'Feedback', props: { helpful: isHelpful ? 'yes' : 'no' } }, path);
  const hide = import('@site/src/components/PageFeedback/show').then(
    ({ showPageFeedback }) => showPageFeedback({ onAnswer }),
    // Without its code the question is not asked.
    () => () => {},
  );
  feedback = { path, hide };
}

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
  askFeedback();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', () => {
    // The router may not have reported the last change yet.
    // The next document counts it.
    if (!isLoadingDocument()) pageViews.visit(window.location);
    pageViews.leave();
  });
  pageViews.setAllowed(isAllowed());
  if (analytics.asksConsent) {
    onConsentChange(() => {
      const consent = readConsent();
      pageViews.setAllowed(consent === true);
      askFeedback();
      if (consent !== undefined) hideBar();
    });
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    pageViews.visit(location);
    askFeedback();
    if (!analytics.asksConsent) return;
    if (readConsent() === undefined || location.hash === CONSENT_HASH) askConsent();
  },
};

export default clientModule;
