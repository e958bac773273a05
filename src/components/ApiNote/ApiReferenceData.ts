/** The packages that the API reference describes, with their installed versions. */
export interface ApiReferenceData {
  packages: { name: string; version: string }[];
}
