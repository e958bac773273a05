import { makeModels } from '../packageModel/makeModels.mjs';

try {
  await makeModels(process.cwd());
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
}
