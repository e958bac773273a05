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
/** The library's functions differ in everything but that they are functions. */
type Utility = (...args: never[]) => unknown;
type Utilities = Record<UtilityName, Utility>;

/** What the utilities are put into, and where they come from. */
export interface Surroundings {
  /** The window, whose own properties stay what they are. */
  target: object;
  /** Fetches the utilities; asked again after a failure. */
  load: () => Promise<Utilities>;
  /** Whether nothing may be fetched before a utility is called. */
  waits: boolean;
  /** Tells the reader. */
  log: (message: string) => void;
}

/**
 * Puts the utilities where the console finds them, and lists them. Where they are not fetched yet,
 * functions stand in that fetch them, and return a promise.
 *
 * @param surroundings - see {@link Surroundings}
 */
export async function exposeUtilities(surroundings: Surroundings): Promise<void> {
  const { target, load, waits, log } = surroundings;
  // A reader who never opens the console is not to hear that they could not be fetched.
  const utilities = waits ? undefined : await load().catch(() => undefined);
  const names = UTILITY_NAMES.filter((name) => !Object.hasOwn(target, name));
  if (names.length === 0) return;

  for (const name of names) {
    const standIn: Utility = async (...args) => (await load())[name](...args);
    Object.assign(target, { [name]: utilities?.[name] ?? standIn });
  }
  const how = utilities
    ? 'For example: formatQuery(parseSQL("age > 21"), "mongodb")'
    : 'They are fetched when you call one, and return promises. For example: await parseSQL("age > 21")';
  log(`Try React Query Builder here: ${names.join(', ')}. ${how}`);
}
