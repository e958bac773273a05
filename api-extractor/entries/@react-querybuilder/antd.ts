/**
 * Ant Design controls for the query builder.
 *
 * @module @react-querybuilder/antd
 */
export * from '@react-querybuilder/antd';
