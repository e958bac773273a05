/** A package that the API reference describes, with its installed version. */
export interface ApiPackage {
  name: string;
  version: string;
}
