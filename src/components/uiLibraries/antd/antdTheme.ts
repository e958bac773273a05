import { type ThemeConfig, theme } from 'antd';

/** Colors with enough contrast: white on Ant Design's own blue has a ratio of 4.1 to 1. */
export const light: ThemeConfig = {
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
/** The same in dark mode. */
export const dark: ThemeConfig = {
  cssVar: { key: 'antd-dark' },
  algorithm: theme.darkAlgorithm,
  token: {
    colorLink: '#69b1ff',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
    colorTextDisabled: 'rgba(255, 255, 255, 0.6)',
  },
};
