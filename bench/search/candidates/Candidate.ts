/** A search engine under comparison, as it runs in the browser. */
export interface Candidate {
  /**
   * Fetches and builds what the first search needs.
   *
   * @returns finds the addresses of records, best first
   */
  load: () => Promise<Find>;
}

/** Finds the addresses of at most `limit` records, best first. */
export type Find = (query: string, limit: number) => Promise<string[]> | string[];

/** A record as all candidates get it. */
export interface BenchRecord {
  id: number;
  url: string;
  page: string;
  heading: string;
  text: string;
  code: string;
  /** The parts of the identifiers above, since no candidate splits them by itself. */
  parts: string;
}

/** How much a match in a field counts. */
export const FIELD_WEIGHTS = { page: 3, heading: 3, text: 1, code: 0.3, parts: 0.5 };

/** Where the comparison serves the records. */
export const RECORDS_PATH = '/bench-records.json';

/** Fetches the records. */
export async function fetchRecords(): Promise<BenchRecord[]> {
  const response = await fetch(RECORDS_PATH);
  return response.json();
}
