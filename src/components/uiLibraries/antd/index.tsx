import { StyleProvider } from '@ant-design/cssinjs';
import { useColorMode } from '@docusaurus/theme-common';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { scopeOf } from '../shared/scope';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './antd.css?url';
import { controlElements } from './antdControls';
import { AntdStyles, cacheWithoutPublished } from './antdStyles';
import { dark, light } from './antdTheme';

const popupContainer = scopeOf('antd');

function Frame({ children }: { children?: ReactNode }) {
  const { colorMode } = useColorMode();
  const [cache] = useState(() => cacheWithoutPublished(light));
  const builder = <QueryBuilderAntD controlElements={controlElements}>{children}</QueryBuilderAntD>;
  return (
    <>
      <AntdStyles light={light} dark={dark}>
        {builder}
      </AntdStyles>
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

/** Ant Design writes at run time the styles that the page does not have. */
export default { id: 'antd', stylesheet, Frame, batchSize: 5 } satisfies UiLibrary;
