/** Names and addresses that several parts of the site use. */
export const SITE = {
  title: 'React Query Builder',
  tagline: 'A nested query editor for React',
  /** The public address; a preview or a mirror sets `SITE_URL`. */
  url: process.env.SITE_URL ?? 'https://react-querybuilder.js.org',
  baseUrl: '/',
  repository: 'https://github.com/react-querybuilder/react-querybuilder',
  chat: 'https://discord.gg/MnAQWyUtEg',
  npm: 'https://www.npmjs.com/package/react-querybuilder',
} as const;
