/** The functions of the library that readers can try in the browser's console. */
export const UTILITY_NAMES = [
  'formatQuery',
  'parseCEL',
  'parseJSONata',
  'parseJsonLogic',
  'parseMongoDB',
  'parseSpEL',
  'parseSQL',
  'transformQuery',
] as const;

type UtilityName = (typeof UTILITY_NAMES)[number];
/** The functions have no signature in common. */
type Utility = (...args: never[]) => unknown;
type Utilities = Record<UtilityName, Utility>;

/** Options of `exposeUtilities`. */
export interface ConsoleOptions {
  /** The window, whose own properties stay what they are. */
  target: object;
  /** Fetches the utilities; called again after a failure. */
  load: () => Promise<Utilities>;
  /** Whether to fetch nothing before a utility is called. */
  isLazy: boolean;
  /** Tells the reader. */
  log: (message: string) => void;
}

/**
 * Defines the utilities as global functions and lists them in the console. If they are not fetched yet,
 * the global functions fetch them on the first call and return promises.
 */
export async function exposeUtilities(surroundings: ConsoleOptions): Promise<void> {
  const { target, load, isLazy, log } = surroundings;
  // A failure is not reported, because most readers never open the console.
  const utilities = isLazy ? undefined : await load().catch(() => undefined);
  const names = UTILITY_NAMES.filter((name) => !Object.hasOwn(target, name));
  if (names.length === 0) return;

  for (const name of names) {
    const lazyUtility: Utility = async (...args) => (await load())[name](...args);
    Object.assign(target, { [name]: utilities?.[name] ?? lazyUtility });
  }
  const how = utilities
    ? 'For example: formatQuery(parseSQL("age > 21"), "mongodb")'
    : 'They are fetched when you call one, and return promises. For example: await parseSQL("age > 21")';
  log(`Try React Query Builder here: ${names.join(', ')}. ${how}`);
}
