import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Marks the styles in the HTML of a page, for its scripts. */
const MARK = 'data-antd-styles';

/**
 * The styles in the HTML of the page that the reader opened; none where Ant Design is not shown before the page's
 * scripts run.
 */
const published = ExecutionEnvironment.canUseDOM
  ? (document.querySelector(`[${MARK}]`)?.textContent ?? '')
  : '';

/**
 * What Ant Design remembers of the styles that it has computed. It writes what a remembered text says; the text of
 * variables that are in the page's HTML is left out, because to write them again would have the browser compute the
 * styles of all controls again. Other rules are known by the last one of the HTML.
 *
 * @param light - the theme of the server's markup
 * @returns a cache for Ant Design's `StyleProvider`
 */
export function cacheWithoutPublished(light: ThemeConfig): Cache {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  const variables = `.${keyOf(light)}`;
  const isPublished = (part: unknown) => {
    if (typeof part !== 'string' || !part.startsWith(variables)) return false;
    const selector = part.slice(0, part.indexOf('{'));
    // Rules of the HTML that say the same are one.
    return [`${selector}{`, `${selector},`].some((beginning) => published.includes(beginning));
  };
  cache.opUpdate = (path, change) =>
    update(path, (before) => {
      const changed = change(before);
      if (!Array.isArray(changed?.[1]) || !changed[1].some(isPublished)) return changed;
      const [times, parts] = changed;
      return [times, parts.map((part) => (isPublished(part) ? '' : part))];
    });
  return cache;
}

type Cache = ReturnType<typeof createCache>;

const keyOf = ({ cssVar }: ThemeConfig) => (typeof cssVar === 'object' ? cssVar.key : undefined);

interface Props {
  /** The light theme, which the server's markup is in. */
  light: ThemeConfig;
  dark: ThemeConfig;
  /** What is shown. */
  children: ReactNode;
}

/**
 * The styles of what is shown, in the page's HTML, with the variables of both color modes: before its scripts run, a
 * page knows the mode in CSS only. Their last rule tells Ant Design which styles are there, so that it does not write
 * them again; it asks once, so they stay as long as Ant Design is shown, and come back with it.
 */
export function AntdStyles({ children, light, dark }: Props): ReactNode {
  const styles = ExecutionEnvironment.canUseDOM ? published : renderStyles(children, light, dark);
  if (!styles) return null;
  return (
    <style
      {...{ [MARK]: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the library, from its own themes
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}

function renderStyles(children: ReactNode, light: ThemeConfig, dark: ThemeConfig): string {
  const lightStyles = stylesOf(children, light, ['style', 'token', 'cssVar']);
  const darkStyles = stylesOf(children, { ...dark, cssVar: light.cssVar }, ['token', 'cssVar']);
  // What is there is said with the light styles.
  const darkVariables = darkStyles.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  const darkRules = darkVariables.replace(/(^|\})(?=[^}])/g, '$1[data-theme="dark"] ');
  return lightStyles + darkRules;
}

type StyleType = 'style' | 'token' | 'cssVar';

function stylesOf(children: ReactNode, theme: ThemeConfig, types: StyleType[]): string {
  const cache = createCache();
  renderToStaticMarkup(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={theme}>{children}</ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types });
}
