import { expect, it } from 'vitest';
import classNames from '../../../../plugins/framework/class-names';

const configure = classNames().configureWebpack as unknown as (config: unknown) => unknown;

const withLoaders = (mode: string, ...use: unknown[]) => ({
  mode,
  module: { rules: [{ test: /\.md$/ }, { use: 'raw' }, { use }] },
});
const modules = () => ({
  localIdentName: '[local]_[contenthash:base64:4]',
  exportOnlyLocals: true,
});

it('leaves the names of the source out of classes in the built site only', () => {
  const built = withLoaders('production', 'style', { options: { modules: modules() } });
  configure(built);
  expect(built.module.rules[2]?.use?.[1]).toEqual({
    options: { modules: { localIdentName: '[contenthash:base64:5]', exportOnlyLocals: true } },
  });
  const developed = withLoaders('development', { options: { modules: modules() } });
  configure(developed);
  expect(developed.module.rules[2]?.use?.[0]).toEqual({ options: { modules: modules() } });
});

it('throws when Docusaurus configures no CSS modules', () => {
  expect(() => configure(withLoaders('production', { options: { modules: {} } }))).toThrow(
    'adapt plugins/framework/class-names',
  );
});
