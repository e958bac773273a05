/** One social card for each type of page; the file is `img/social/<id>.png`. */
export const SOCIAL_CARDS = [
  { id: 'site', kicker: 'react-querybuilder', title: 'A nested query editor for React' },
  { id: 'docs', kicker: 'Guides', title: 'Build, style and export queries' },
  { id: 'api', kicker: 'API reference', title: 'Every function, component and type' },
  { id: 'demo', kicker: 'Demo', title: 'Try it in your own UI library' },
  { id: 'sandbox', kicker: 'Sandbox', title: 'Edit and run a query builder' },
] as const;

export type SocialCard = (typeof SOCIAL_CARDS)[number];
