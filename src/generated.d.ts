declare module '@generated/docusaurus.config?footer' {
  const footer: import('@docusaurus/theme-common').ThemeConfig['footer'];
  export default footer;
}

declare module '@generated/frequent-topics/default/topics.json' {
  const topics: Record<string, import('./search/topics').FoundTopic[]>;
  export default topics;
}

declare module '@generated/home-facts/default/facts.json' {
  const facts: import('./components/home/PackageFacts').PackageFacts;
  export default facts;
}

declare module '@generated/sandbox/default/packages.json' {
  const packages: import('./sandbox/packages').PreviewPackages;
  export default packages;
}

declare module '@generated/sandbox/default/versions.json' {
  const versions: import('./sandbox/packages').PreviewVersionName[];
  export default versions;
}

declare module '@generated/sandbox/default/declarations.json' {
  const declarations: import('./sandbox/types/declarations').PublishedDeclarations;
  export default declarations;
}

declare module '@generated/version-changes/default/breaking.json' {
  const steps: import('./sandbox/types/findChange').ChangeStep[];
  export default steps;
}

declare module '@generated/version-changes/default/described.json' {
  /** The exact version of the core package that each version of the guides describes. */
  const described: Record<string, string>;
  export default described;
}

declare module '@generated/page-lists/default/descriptions.json' {
  /** The descriptions of the guides, by path. */
  const descriptions: Record<string, string>;
  export default descriptions;
}
