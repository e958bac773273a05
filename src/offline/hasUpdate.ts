import { requestVersions } from './copyControl';
import { readCopy } from './storage';

let found: Promise<boolean> | undefined;

async function compare(): Promise<boolean> {
  const copy = await readCopy();
  if (!copy) return false;
  const versions = await requestVersions();
  return versions.some(({ name, build }) => name === copy.name && build !== copy.build);
}

/** Whether the site has a newer copy than the one that the reader has stored. It is requested once. */
export function hasUpdate(): Promise<boolean> {
  found ??= compare().catch(() => {
    found = undefined;
    return false;
  });
  return found;
}
