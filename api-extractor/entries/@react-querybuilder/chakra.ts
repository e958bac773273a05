/**
 * Chakra UI controls for the query builder.
 *
 * @module @react-querybuilder/chakra
 */
export * from '@react-querybuilder/chakra';
