import { useColorMode } from '@docusaurus/theme-common';
import { MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import type { ReactNode } from 'react';
import type { Look } from './Look';
import stylesheet from './mantine.css?url';

const SCOPE = '[data-look="mantine"]';
const scopeElement = () => document.querySelector<HTMLElement>(SCOPE) ?? undefined;

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  return (
    <MantineProvider
      cssVariablesSelector={SCOPE}
      getRootElement={scopeElement}
      forceColorScheme={colorMode}
    >
      <QueryBuilderMantine>{children}</QueryBuilderMantine>
    </MantineProvider>
  );
}

/** Mantine 7 ships a stylesheet; its variables and its colour mode are kept inside the demo. */
export const look: Look = { id: 'mantine', stylesheet, Frame };
