/**
 * Tremor controls for the query builder.
 *
 * @module @react-querybuilder/tremor
 */
export * from '@react-querybuilder/tremor';
