/**
 * Bulma classes and controls for the query builder.
 *
 * @module @react-querybuilder/bulma
 */
export * from '@react-querybuilder/bulma';
