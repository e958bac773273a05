import { execFileSync } from 'node:child_process';

/**
 * Runs a script that prints server-rendered markup, in a process without a DOM: libraries decide
 * when they are loaded whether there is one, so it cannot be done inside a jsdom test.
 */
export const renderOnServer = (script: string): { html: string; complaints: string } => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    // Sites are built in other time zones than they are read in.
    env: { ...process.env, NODE_ENV: 'test', TZ: 'Pacific/Kiritimati' },
  });
  return JSON.parse(output);
};
