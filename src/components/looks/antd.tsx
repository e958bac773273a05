import { useColorMode } from '@docusaurus/theme-common';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import stylesheet from './antd.css?url';
import type { Look } from './Look';

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  return (
    <ConfigProvider
      theme={{ algorithm: colorMode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}
    >
      <QueryBuilderAntD>{children}</QueryBuilderAntD>
    </ConfigProvider>
  );
}

/** Ant Design writes its styles at run time. */
export const look: Look = { id: 'antd', stylesheet, Frame };
