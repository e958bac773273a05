import type { Plugin } from '@docusaurus/types';

/** The configuration of the bundler, which Docusaurus types by `configureWebpack` only. */
export type BundlerConfiguration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
