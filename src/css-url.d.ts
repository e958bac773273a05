/** A stylesheet kept out of the bundles; see `plugins/framework/style-isolation`. */
declare module '*.css?url' {
  const href: string;
  export default href;
}
