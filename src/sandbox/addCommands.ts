/** The command of each package manager that adds packages, the one that comes with Node.js first. */
export const ADD_COMMANDS = {
  npm: 'npm install',
  yarn: 'yarn add',
  pnpm: 'pnpm add',
  bun: 'bun add',
} as const;

/** The id of a package manager. */
export type PackageManagerId = keyof typeof ADD_COMMANDS;
