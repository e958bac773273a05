import { hashCode, type NameText, type PageTypes, PLACE_SIZE } from '../src/codeTypes/PageTypes.js';
import { openCheckerCache } from './cache.mjs';
import { SITE, type Site, type VersionConfig } from './config.mjs';
import type { NameTypes } from './nameTypes.mjs';
import { checkPackages, fingerprint } from './packages.mjs';
import { readPages } from './pages.mjs';
import { planPage, type Unit } from './plan.mjs';
import { readTargets } from './targets.mjs';
import type { Page } from './types.mjs';

/** The types of the names in all checked code, of guides and of the examples of the API reference. */
export interface TypesOfCode {
  /** The types of each guide, by its path from the root folder. */
  guides: Map<string, PageTypes>;
  /** The types of the given code blocks of the API reference, by the major version of its packages. */
  examples: Map<string, (codes: readonly string[]) => PageTypes>;
}

/**
 * Reads the types of the names in the code blocks of all guides and of the examples of the API reference.
 * The check has found them already; what it left out is compiled here.
 */
export async function readPageTypes(site: Site = SITE): Promise<TypesOfCode> {
  const found: TypesOfCode = { guides: new Map(), examples: new Map() };
  for (const version of site.versions) {
    if (checkPackages(site, version).length === 0) await readVersion(site, version, found);
  }
  return found;
}

async function readVersion(site: Site, version: VersionConfig, found: TypesOfCode): Promise<void> {
  const salt = fingerprint(site, version);
  const pageCache = openCheckerCache<Page>(site, version, 'pages');
  const names = openCheckerCache<NameTypes>(site, version, 'names');
  const guides = await readPages(site, version.docs, pageCache, salt);
  const examples: Page[] = [];
  for (const folder of version.examples) {
    examples.push(...(await readPages(site, folder, pageCache, salt)));
  }
  const pages = [...guides, ...examples];
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
    names.save(true);
  }
  const typesOf = (unit: Unit) => names.get(unit.hash) as NameTypes;
  const unitsOf = (page: Page) => units.get(page) as Unit[];
  for (const page of guides) found.guides.set(page.file, joinBlocks(unitsOf(page), typesOf));
  const byCode = new Map(
    examples.flatMap(unitsOf).map((unit) => [hashCode(unit.block.code), unit]),
  );
  found.examples.set(majorOf(version), (codes) =>
    joinBlocks(
      codes.flatMap((code) => byCode.get(hashCode(code)) ?? []),
      typesOf,
    ),
  );
}

const majorOf = ({ packages }: VersionConfig): string => packages.replace('versions/v', '');

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
