import BelowFold from '@site/src/components/BelowFold';
import Forward from '@site/src/components/Forward';
import NameLink from '@site/src/components/NameLink';
import StaticHtml from '@site/src/components/StaticHtml';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';
import { Children, type ComponentProps, isValidElement } from 'react';

/** A table that is wider than the page scrolls by itself, also by keyboard. */
function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Code in text may contain links, which the theme would render as a block. */
function Code(props: ComponentProps<'code'>) {
  const parts = Children.toArray(props.children);
  const hasLines = parts.some((part) => typeof part === 'string' && part.includes('\n'));
  if (parts.some(isValidElement) && !hasLines) return <CodeInline {...props} />;
  return <MDXComponents.code {...props} />;
}

/**
 * The components that a guide may use without importing them, and those that plugins add: `NameLink` to the rows of
 * tables, `static` in the place of text and code, and `belowfold` around what is further down.
 */
export default {
  ...MDXComponents,
  code: Code,
  table: Table,
  belowfold: BelowFold,
  Forward,
  NameLink,
  static: StaticHtml,
};
