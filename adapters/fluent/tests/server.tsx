import { createDOMRenderer, RendererProvider, SSRProvider } from '@fluentui/react-components';
import { printMarkup } from '../../testing/printMarkup';
import { EveryControlApp } from './EveryControlApp';

printMarkup(
  <RendererProvider renderer={createDOMRenderer()}>
    <SSRProvider>
      <EveryControlApp />
    </SSRProvider>
  </RendererProvider>,
);
