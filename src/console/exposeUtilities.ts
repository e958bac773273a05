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
  /** Calls a function as soon as the reader may be about to type in the console. */
  whenUsed: (run: () => void) => void;
  /** Tells the reader. */
  log: (message: string) => void;
}

/**
 * Defines the utilities as global functions and lists them in the console. They are fetched when the console is used,
 * because most readers never open it. A call before that fetches them, too, and returns a promise; so that calls can be
 * nested then, it waits for arguments that are promises.
 */
export function exposeUtilities({ target, load, whenUsed, log }: ConsoleOptions): void {
  const names = UTILITY_NAMES.filter((name) => !Object.hasOwn(target, name));
  if (names.length === 0) return;

  for (const name of names) {
    const fetched: Utility = async (...args) =>
      (await load())[name](...((await Promise.all(args)) as never[]));
    Object.assign(target, { [name]: fetched });
  }
  log(
    `Try React Query Builder here: ${names.join(', ')}. ` +
      'For example: await formatQuery(parseSQL("age > 21"), "mongodb")',
  );
  whenUsed(async () => {
    // A failure is not reported: the next call fetches again.
    const utilities = await load().catch(() => undefined);
    for (const name of names) Object.assign(target, utilities && { [name]: utilities[name] });
  });
}
