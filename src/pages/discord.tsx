import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { SITE } from '@site/config/site';
import TextPage from '@site/src/components/TextPage';

export default () => (
  <TextPage title="Community chat">
    <PageMetadata description="Ask about React Query Builder in its community chat, and learn how to ask a good question." />
    <p>
      People who use and maintain the library talk on Discord. Reading is open to everyone with a
      Discord account.
    </p>
    <p>
      <Link className="button button--primary button--lg" href={SITE.chat}>
        Open the chat on Discord
      </Link>
    </p>
    <h2>Before you ask</h2>
    <ul>
      <li>
        Look for an answer in <Link to="/docs/tips/common-mistakes">common mistakes</Link> and in
        the <Link to="/api">API reference</Link>.
      </li>
      <li>
        Make the question small: open a <Link to="/sandbox">sandbox</Link>, and keep only what is
        needed to see the problem.
      </li>
      <li>Say which versions of the library, of its adapter package and of React you use.</li>
    </ul>
    <h2>Other places to ask</h2>
    <ul>
      <li>
        A bug in the library: <Link href={`${SITE.repository}/issues`}>report an issue</Link>, so
        that it is not lost in a conversation.
      </li>
      <li>
        An idea, or a question that others will have too:{' '}
        <Link href={`${SITE.repository}/discussions`}>start a discussion</Link>.
      </li>
    </ul>
  </TextPage>
);
