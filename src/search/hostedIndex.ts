import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { SYNONYMS } from './synonyms';

/** How the hosted index searches: the same words, typos and order of importance as the embedded one. */
export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl1)',
    'unordered(phrases)',
    'unordered(within)',
    'unordered(content)',
    'unordered(code)',
  ],
  attributesForFaceting: ['filterOnly(language)', 'docusaurus_tag', 'version', 'kind', 'package'],
  customRanking: ['desc(weight.kind)', 'desc(weight.beginning)'],
  // An identifier is found by its parts.
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'content', 'code'],
  attributesToHighlight: ['hierarchy.lvl1', 'hierarchy.lvl2'],
  attributesToSnippet: ['content:30'],
  ignorePlurals: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

/** The groups of synonyms, as they are uploaded. */
export const HOSTED_SYNONYMS: SynonymHit[] = SYNONYMS.map((words, index) => ({
  objectID: `group-${index}`,
  type: 'synonym',
  synonyms: [...words],
}));
