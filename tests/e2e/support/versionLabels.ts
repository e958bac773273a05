import { DOCS_VERSIONS, GUIDES_VERSIONS, LAST_VERSION } from '../../../config/versions';

const labelOf = (name: string) => DOCS_VERSIONS[name]?.label as string;

/** The labels of all docs versions in the version menu, in its order. */
export const VERSION_LABELS = GUIDES_VERSIONS.map(({ name }) =>
  labelOf(name === 'next' ? 'current' : name),
);

/** The label of the version at `/docs`. */
export const LATEST_LABEL = labelOf(LAST_VERSION);

/** The label of the version at `/docs/next`. */
export const UNRELEASED_LABEL = labelOf('current');
