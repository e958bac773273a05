import { useColorMode } from '@docusaurus/theme-common';
import { Combobox, createTheme, MantineProvider, Popover } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import type { ReactNode } from 'react';
import { iconLabels } from '../shared/icons';
import { scopeOf } from '../shared/scope';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './mantine.css?url';
import { controlElements } from './mantineControls';

// Menus and calendars are popovers, which must open where the scoped stylesheet applies. A menu is rendered when it opens:
// those of all rules would be half of the demo.
const theme = createTheme({
  components: {
    Combobox: Combobox.extend({ defaultProps: { withinPortal: false, keepMounted: false } }),
    Popover: Popover.extend({ defaultProps: { withinPortal: false } }),
  },
});
const scopeElement = scopeOf('mantine');

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={scopeElement}
      forceColorScheme={colorMode}
    >
      <QueryBuilderMantine controlElements={controlElements}>{children}</QueryBuilderMantine>
    </MantineProvider>
  );
}

/**
 * Mantine 7 ships a stylesheet, which has the variables of its own theme in both color modes. To write them a second time
 * would have the browser compute the styles of all controls again.
 */
export default {
  id: 'mantine',
  stylesheet,
  Frame,
  batchSize: 2,
  translations: iconLabels,
} satisfies UiLibrary;
