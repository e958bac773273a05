import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { useColorMode } from '@docusaurus/theme-common';
import { AntDValueEditor, AntDValueSelector, QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ValueEditorProps, VersatileSelectorProps } from 'react-querybuilder';
import stylesheet from './antd.css?url';
import { renderAntdStyles } from './antdStyles';
import { withoutSeconds } from './dateTimes';
import type { Look } from './Look';
import ServerStyles from './ServerStyles';
import { scopeOf } from './scope';

// Colours that can be read: white on Ant Design's own blue, say, has a contrast of 4.1 to 1.
const light: ThemeConfig = {
  cssVar: { key: 'antd-light' },
  token: {
    colorPrimary: '#0958d9',
    colorPrimaryHover: '#003eb3',
    colorPrimaryActive: '#002c8c',
    colorLink: '#0958d9',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.6)',
    colorTextDisabled: 'rgba(0, 0, 0, 0.6)',
  },
};
const dark: ThemeConfig = {
  cssVar: { key: 'antd-dark' },
  algorithm: theme.darkAlgorithm,
  token: {
    colorLink: '#69b1ff',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
    colorTextDisabled: 'rgba(255, 255, 255, 0.6)',
  },
};

/** Ant Design's adapter shows no time without seconds, which browsers' own time inputs leave out. */
const withSeconds = ({ inputType, value }: ValueEditorProps) =>
  inputType === 'time' && /^\d\d:\d\d$/.test(value) ? `${value}:00` : value;

const controlElements = {
  valueSelector: (props: VersatileSelectorProps) => (
    <AntDValueSelector {...props} aria-label={props.title} />
  ),
  valueEditor: (props: ValueEditorProps) => (
    <AntDValueEditor
      {...props}
      value={withSeconds(props)}
      handleOnChange={(value: unknown) => props.handleOnChange(withoutSeconds(value))}
      // Radio buttons have names of their own.
      extraProps={props.type === 'radio' ? undefined : { 'aria-label': props.title }}
    />
  ),
};
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
