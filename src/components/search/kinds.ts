import type { RecordKind } from '@site/src/search/SearchRecord';

/** What hits of each kind are called. */
export const KIND_NAMES: Record<RecordKind, { one: string; many: string }> = {
  guide: { one: 'Guide', many: 'Guides' },
  function: { one: 'Function', many: 'Functions' },
  interface: { one: 'Interface', many: 'Interfaces' },
  type: { one: 'Type', many: 'Types' },
  variable: { one: 'Variable', many: 'Variables' },
  demo: { one: 'Demo', many: 'Demos' },
  page: { one: 'Page', many: 'Other pages' },
};
