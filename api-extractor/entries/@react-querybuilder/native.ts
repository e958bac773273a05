/**
 * React Native controls for the query builder.
 *
 * @module @react-querybuilder/native
 */
export * from '@react-querybuilder/native';
