import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders, on the server, the styles of what is shown, with the variables of both color modes:
 * before its scripts run, a page knows the mode in CSS only.
 *
 * @param children - what is shown
 * @param light - the light theme, which the server's markup is in
 */
export function renderAntdStyles(
  children: ReactNode,
  light: ThemeConfig,
  dark: ThemeConfig,
): string {
  const lightStyles = stylesOf(children, light, ['style', 'token', 'cssVar']);
  const darkVariables = stylesOf(children, { ...dark, cssVar: light.cssVar }, ['token', 'cssVar']);
  const darkRules = darkVariables.replace(/(^|\})(?=[^}])/g, '$1[data-theme="dark"] ');
  return `<style>${lightStyles}${darkRules}</style>`;
}

type StyleType = 'style' | 'token' | 'cssVar';

function stylesOf(children: ReactNode, theme: ThemeConfig, types: StyleType[]): string {
  const cache = createCache();
  renderToStaticMarkup(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={theme}>{children}</ConfigProvider>
    </StyleProvider>,
  );
  // The last rule would tell Ant Design that its own styles are in the page already.
  return extractStyle(cache, { plain: true, types }).replace(
    /\.data-ant-cssinjs-cache-path\{[^}]*\}/,
    '',
  );
}
