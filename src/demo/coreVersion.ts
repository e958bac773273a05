import { version } from 'react-querybuilder/package.json';

/** The version of `react-querybuilder` that the demos run. */
export const CORE_VERSION = version;
