import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { useColorMode } from '@docusaurus/theme-common';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import stylesheet from './antd.css?url';
import { controlElements } from './antdControls';
import { renderAntdStyles } from './antdStyles';
import { dark, light } from './antdTheme';
import type { Look } from './Look';
import ServerStyles from './ServerStyles';
import { scopeOf } from './scope';

const popupContainer = scopeOf('antd');

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  const [cache] = useState(createCache);
  const builder = <QueryBuilderAntD controlElements={controlElements}>{children}</QueryBuilderAntD>;
  return (
    <>
      <ServerStyles render={() => renderAntdStyles(builder, light, dark)} />
      <StyleProvider cache={cache}>
        <ConfigProvider
          theme={colorMode === 'dark' ? dark : light}
          getPopupContainer={popupContainer}
        >
          {builder}
        </ConfigProvider>
      </StyleProvider>
    </>
  );
}

/** Ant Design writes its styles at run time. */
export const look: Look = { id: 'antd', stylesheet, Frame };
