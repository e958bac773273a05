import { addressKey, fileNumber } from '../addressKey';
import { type RecordFile, type RouteRecord, recordFile } from '../RouteRecord';
import { addDocs } from './knownDocs';
import { matchingPath } from './matchingPath';
import { pageData } from './pageData';
import { addRoutes } from './routes';

/** The name and the properties of the bundler's errors: a record that fails is treated like a script. */
const loadError = (request: string, message: string) =>
  Object.assign(new Error(`${message}\n(${request})`), { name: 'ChunkLoadError', request });

const { version, fileCount, record: own } = pageData;

const records = new Map<string, readonly RouteRecord[]>();
const requests = new Map<number, Promise<RecordFile>>();

async function requestFile(number: number): Promise<RecordFile> {
  const url = `${__webpack_require__.p}${recordFile(number, version)}`;
  const response = await fetch(url).catch((cause: Error) => {
    throw loadError(url, cause.message);
  });
  if (!response.ok) throw loadError(url, `Loading a route failed with status ${response.status}.`);
  return response.json().catch((cause: Error) => {
    throw loadError(url, cause.message);
  });
}

/** Requests a file once, and again only after a failure. */
function loadFile(number: number): Promise<RecordFile> {
  const request =
    requests.get(number) ??
    requestFile(number).catch((error: unknown) => {
      requests.delete(number);
      throw error;
    });
  requests.set(number, request);
  return request;
}

function addRecords(key: string, added: readonly RouteRecord[]): void {
  records.set(key, added);
  for (const record of added) {
    addRoutes(record);
    if (record.docs) addDocs(record.docs);
  }
}

if (own) addRecords(addressKey(own.path), [own]);

/**
 * Makes a page known, so that the router finds it. There may be no page at the address.
 *
 * @param pathname - the path of the address
 * @throws Error with the name `ChunkLoadError` when the file that would have the page does not load
 */
export async function loadPage(pathname: string): Promise<void> {
  const key = addressKey(pathname);
  if (records.has(key)) return;
  const file = await loadFile(fileNumber(key, fileCount));
  if (!records.has(key)) addRecords(key, file[key] ?? []);
}

/**
 * Finds the page that an address means among the known pages; see `pages.ts`, which this replaces.
 *
 * @param pathname - the path of an address
 * @returns the path of the page, or `undefined` when there is none, or more than one
 */
export function findPage(pathname: string): string | undefined {
  const paths = records.get(addressKey(pathname))?.map(({ path }) => path);
  return matchingPath(pathname, paths);
}

/**
 * Lists the addresses of a known page's scripts that the first page did not have, without large ones.
 *
 * @param pathname - the path of an address
 */
export function smallScriptsOf(pathname: string): string[] {
  const found = records.get(addressKey(pathname)) ?? [];
  const ownFiles = new Set(Object.values(own?.files ?? {}));
  return found
    .flatMap(({ files, large = [] }) =>
      Object.entries(files).flatMap(([chunk, file]) =>
        large.some((id) => String(id) === chunk) ? [] : [file],
      ),
    )
    .filter((file) => !ownFiles.has(file))
    .map((file) => `${__webpack_require__.p}${file}`);
}
