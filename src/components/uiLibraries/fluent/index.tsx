import {
  FluentProvider,
  PortalMountNodeProvider,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import { type ReactNode, useEffect, useState } from 'react';
import ServerStyles from '../shared/ServerStyles';
import { scopeOf } from '../shared/scope';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './fluent.css?url';
import { renderFluentStyles } from './fluentStyles';

// Fluent writes its theme as variables of a class, also on its popups; this outweighs that class.
const darkVariables = Object.entries(webDarkTheme)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');
const darkRule = `[data-theme="dark"] [data-ui-library="fluent"] [class*="fui-FluentProvider"]{${darkVariables}color-scheme:dark}`;

const scopeElement = scopeOf('fluent');

/** Fluent's keyboard helper marks the body, and forgets to take its mark away. */
function removeTabsterMark() {
  document.body.removeAttribute('data-tabster');
}

function Frame({ children }: { children?: ReactNode }) {
  const [mountNode, setMountNode] = useState<HTMLElement>();
  useEffect(() => setMountNode(scopeElement()), []);
  useEffect(() => removeTabsterMark, []);
  const builder = <QueryBuilderFluent>{children}</QueryBuilderFluent>;
  return (
    <>
      <ServerStyles render={() => renderFluentStyles(builder)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: quotes must not be escaped */}
      <style dangerouslySetInnerHTML={{ __html: darkRule }} />
      <FluentProvider theme={webLightTheme}>
        <PortalMountNodeProvider value={mountNode}>{builder}</PortalMountNodeProvider>
      </FluentProvider>
    </>
  );
}

/** Fluent UI 9 writes its styles at run time through Griffel; the color mode is CSS alone. */
export default { id: 'fluent', stylesheet, Frame } satisfies UiLibrary;
