import OriginalContent from '@theme-original/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

/** The stock message for a crash of a page's content, with a class name for the site's styles. */
export default function ErrorPageContent(props: ComponentProps<typeof OriginalContent>): ReactNode {
  return (
    <div className="page-crash">
      <OriginalContent {...props} />
    </div>
  );
}
