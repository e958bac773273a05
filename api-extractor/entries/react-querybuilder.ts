/**
 * The core package: the query builder component, its default controls, hooks, types and utilities.
 *
 * The parsers are published as subpaths, so import each from its own module, for example
 * `react-querybuilder/parseSQL`.
 *
 * @module react-querybuilder
 */
export * from 'react-querybuilder';
export * from 'react-querybuilder/parseCEL';
export * from 'react-querybuilder/parseJSONata';
export * from 'react-querybuilder/parseJsonLogic';
export * from 'react-querybuilder/parseMongoDB';
export * from 'react-querybuilder/parseSpEL';
export * from 'react-querybuilder/parseSQL';
