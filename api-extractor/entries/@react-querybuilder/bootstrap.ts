/**
 * Bootstrap 5 classes and controls for the query builder.
 *
 * @module @react-querybuilder/bootstrap
 */
export * from '@react-querybuilder/bootstrap';
