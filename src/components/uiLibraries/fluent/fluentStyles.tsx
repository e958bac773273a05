import {
  createDOMRenderer,
  FluentProvider,
  RendererProvider,
  renderToStyleElements,
  webLightTheme,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders, on the server, the rules that Fluent writes for what is shown. Its themes are variables,
 * and not among them.
 *
 * @param children - what is shown
 */
export function renderFluentStyles(children: ReactNode): string {
  const renderer = createDOMRenderer();
  renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={webLightTheme}>{children}</FluentProvider>
    </RendererProvider>,
  );
  const markup = renderToStaticMarkup(renderToStyleElements(renderer));
  // Fluent would go on writing into elements with this mark, which leave when it has started.
  return markup.replaceAll(' data-make-styles-bucket=', ' data-bucket=');
}
