import type { Props } from '@theme/CodeBlock/Line';
import OriginalLine from '@theme-original/CodeBlock/Line';
import clsx from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import styles from './styles.module.css';

/**
 * A line of highlighted code. The stock one is a `div`, which HTML does not allow inside `code`; it
 * holds no hooks, so it can be called for its properties.
 */
export default function CodeBlockLine(props: Props): ReactElement {
  const line = OriginalLine(props) as ReactElement<ComponentProps<'span'>>;
  const className = clsx(line.props.className, !props.showLineNumbers && styles.line);
  return <span {...line.props} className={className} />;
}
