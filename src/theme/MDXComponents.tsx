import Forward from '@site/src/components/Forward';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';

/** A table that is wider than the page scrolls by itself, also by keyboard. */
function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The components that a guide may use without importing them. */
export default { ...MDXComponents, table: Table, Forward };
