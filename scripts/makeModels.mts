import { parseArgs } from 'node:util';
import { makeModels } from '../packageModel/makeModels.mjs';

try {
  const { values } = parseArgs({ options: { 'one-process': { type: 'boolean' } } });
  await makeModels(process.cwd(), values['one-process'] ? 1 : undefined);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
}
