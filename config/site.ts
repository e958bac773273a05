/** Names and addresses that the configuration and the pages use. */
export const SITE = {
  title: 'React Query Builder',
  /** For places with little room: at most 16 characters. */
  shortTitle: 'Query Builder',
  tagline: 'A nested query editor for React',
  url: 'https://react-querybuilder.js.org',
  baseUrl: '/',
  repository: 'https://github.com/react-querybuilder/react-querybuilder',
  chat: 'https://discord.gg/MnAQWyUtEg',
  npm: 'https://www.npmjs.com/package/react-querybuilder',
} as const;
