/**
 * Mantine controls for the query builder.
 *
 * @module @react-querybuilder/mantine
 */
export * from '@react-querybuilder/mantine';
