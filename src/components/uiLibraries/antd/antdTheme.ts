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
/**
 * The same in dark mode, with the same tokens in the same order: Ant Design finds the rules that it has written by a
 * hash of these. The first three are its own.
 */
export const dark: ThemeConfig = {
  cssVar: { key: 'antd-dark' },
  algorithm: theme.darkAlgorithm,
  token: {
    colorPrimary: '#1677ff',
    colorPrimaryHover: '#3c89e8',
    colorPrimaryActive: '#1554ad',
    colorLink: '#69b1ff',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
    colorTextDisabled: 'rgba(255, 255, 255, 0.6)',
  },
};
