/**
 * Makes every way of compiling a string throw. Engines evaluate expressions, and SpEL's lets
 * one reach the constructor of functions. Pages forbid that by their policy; a worker has only the
 * policy that its host sends along, and some hosts send none.
 *
 * The function's source is also run by itself, so that it uses nothing from outside.
 */
export function forbidCodeGeneration(): void {
  // Not an arrow: some call it with `new`.
  function refuse(): never {
    throw new EvalError('Running strings as code is not allowed here');
  }
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const kind of kinds) {
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuse });
  }
  Object.assign(globalThis, { eval: refuse, Function: refuse });
}
