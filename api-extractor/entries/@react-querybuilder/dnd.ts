/**
 * Drag and drop of rules and rule groups, as an add-on to the core package.
 *
 * @module @react-querybuilder/dnd
 */
export * from '@react-querybuilder/dnd';
