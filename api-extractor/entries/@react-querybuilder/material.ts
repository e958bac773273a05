/**
 * MUI (Material Design) controls for the query builder.
 *
 * @module @react-querybuilder/material
 */
export * from '@react-querybuilder/material';
