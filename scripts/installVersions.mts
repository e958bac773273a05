import { GUIDES_VERSIONS } from '../config/versions';
import { installPackages } from '../packageModel/installPackages.mjs';

try {
  await installPackages(
    process.cwd(),
    GUIDES_VERSIONS.map(({ packages }) => packages),
  );
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
}
