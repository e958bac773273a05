import { useColorMode } from '@docusaurus/theme-common';
import { FluentProvider, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import type { ReactNode } from 'react';
import stylesheet from './fluent.css?url';
import type { Look } from './Look';

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  return (
    <FluentProvider theme={colorMode === 'dark' ? webDarkTheme : webLightTheme}>
      <QueryBuilderFluent>{children}</QueryBuilderFluent>
    </FluentProvider>
  );
}

/** Fluent UI 9 writes its styles at run time through Griffel. */
export const look: Look = { id: 'fluent', stylesheet, Frame };
