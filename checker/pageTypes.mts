import { hashCode, type NameText, type PageTypes, PLACE_SIZE } from '../src/codeTypes/PageTypes.js';
import { openCheckerCache } from './cache.mjs';
import { SITE, type Site, type VersionConfig } from './config.mjs';
import type { NameTypes } from './nameTypes.mjs';
import { checkPackages, fingerprint } from './packages.mjs';
import { readPages } from './pages.mjs';
import { planPage, type Unit } from './plan.mjs';
import { readTargets } from './targets.mjs';
import type { Page } from './types.mjs';

/**
 * Reads the types of the names in the code blocks of all guides. The check of the guides has found them
 * already; what it left out is compiled here.
 *
 * @returns the types of each guide, by its path from the root folder
 */
export async function readPageTypes(site: Site = SITE): Promise<Map<string, PageTypes>> {
  const found = new Map<string, PageTypes>();
  for (const version of site.versions) {
    if (checkPackages(site, version).length > 0) continue;
    for (const [page, types] of await readVersion(site, version)) found.set(page.file, types);
  }
  return found;
}

async function readVersion(site: Site, version: VersionConfig): Promise<Map<Page, PageTypes>> {
  const salt = fingerprint(site, version);
  const pageCache = openCheckerCache<Page>(site, `${version.name}-pages`);
  const names = openCheckerCache<NameTypes>(site, `${version.name}-names`);
  const pages = await readPages(site, version.docs, pageCache, salt);
  const { targets } = readTargets(site, version, pages, salt);
  const units = new Map(pages.map((page) => [page, planPage(page, targets)]));
  const all = [...units.values()].flat();
  const missing = all.filter(({ hash }) => names.get(hash) === undefined);
  if (missing.length > 0) {
    const { compile } = await import('./compile.mjs');
    for (const [unit, compiled] of compile(
      missing,
      new Map(all.map((unit) => [unit.file, unit])),
    )) {
      names.set(unit.hash, compiled.names);
    }
    // The examples of the API reference are in the same caches.
    names.save(true);
  }
  const typesOf = (unit: Unit) => names.get(unit.hash) as NameTypes;
  return new Map([...units].map(([page, ofPage]) => [page, joinBlocks(ofPage, typesOf)]));
}

/** Joins the types of the blocks of a page, with each text once. */
function joinBlocks(units: readonly Unit[], typesOf: (unit: Unit) => NameTypes): PageTypes {
  const indexes = new Map<string, number>();
  const texts: NameText[] = [];
  const indexOf = (text: NameText) => {
    const key = JSON.stringify(text);
    const index = indexes.get(key) ?? texts.push(text) - 1;
    indexes.set(key, index);
    return index;
  };
  const blocks = units.map((unit) => {
    const types = typesOf(unit);
    const own = types.texts.map(indexOf);
    const places = types.places.map((value, i) =>
      i % PLACE_SIZE === PLACE_SIZE - 1 ? (own[value] as number) : value,
    );
    return { code: hashCode(unit.block.code), places };
  });
  return { texts, blocks };
}
