import { expect, it } from 'vitest';
import styleIsolation from '../../../../plugins/framework/style-isolation';

type Configure = (config: unknown, isServer: boolean) => unknown;

const configure = styleIsolation().configureWebpack as unknown as Configure;
const css = { test: /\.css$/ };
const withGroups = (cacheGroups: object) => ({
  mode: 'production',
  module: { rules: [css] },
  optimization: { splitChunks: { cacheGroups } },
});

it('removes the group that puts the styles of all pages into one file', () => {
  const config = withGroups({ styles: {}, common: {} });
  configure(config, false);
  expect(config.optimization.splitChunks.cacheGroups).toEqual({ common: {} });
});

it.each([
  ['no rule for CSS', { ...withGroups({ styles: {} }), module: { rules: [] } }],
  ['no group of all styles', withGroups({ common: {} })],
])('throws when Docusaurus configures %s', (_, config) => {
  expect(() => configure(config, false)).toThrow('adapt plugins/framework/style-isolation');
});
