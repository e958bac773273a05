import { PageMetadata } from '@docusaurus/theme-common';
import SandboxForm from '@site/src/components/SandboxForm';
import TextPage from '@site/src/components/TextPage';

export default () => (
  <TextPage title="Sandbox">
    <PageMetadata
      description="Open a complete query builder project, in your UI library, on an external sandbox."
      image="img/social/sandbox.png"
    />
    <p>
      Choose a template and open it on a sandbox of your choice, where you can edit and run it. The
      project below is what is sent: when you press the button, or at once when the address of this
      page names the platform, as in <code>/sandbox?t=antd&amp;p=stackblitz</code>.
    </p>
    <SandboxForm />
  </TextPage>
);
