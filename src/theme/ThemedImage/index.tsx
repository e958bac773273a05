import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';
import type { ReactNode } from 'react';

/**
 * An image that may differ between light and dark. One that does not, like the logo, is in the HTML
 * once; the stock component puts it there twice and hides one, with styles that are loaded later
 * than the navigation bar is shown.
 */
export default function ImageOfTheme(props: Props): ReactNode {
  const { sources, alt, ...others } = props;
  if (sources.light !== sources.dark) return <ThemedImage {...props} />;
  return <img src={sources.light} alt={alt} {...others} />;
}
