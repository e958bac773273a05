/**
 * Fluent UI controls for the query builder.
 *
 * @module @react-querybuilder/fluent
 */
export * from '@react-querybuilder/fluent';
