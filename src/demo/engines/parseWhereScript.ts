import type { Order } from '../data';

type Operation = 'includes' | 'startsWith' | 'endsWith';

const SHAPE =
  /^(?<not>!?)(?:this\.(?<subject>\w+)|\[(?<list>this\.\w+(?:,this\.\w+)*)\])\.(?<operation>includes|startsWith|endsWith)\(this\.(?<object>\w+)\)$/;

/**
 * Reads the JavaScript that the MongoDB export puts into `$where` when text is compared with another
 * field. A server would run it; here the one shape that is exported is read, so that nothing is
 * evaluated as a script.
 *
 * @param script - the script, such as `!this.notes.includes(this.customer)`
 * @returns the function for MongoDB's `$where`, which throws when a field holds no text, as the script does
 * @throws Error when the script has another shape
 */
export function parseWhereScript(script: string): (this: Order) => boolean {
  const parts = SHAPE.exec(script)?.groups;
  if (!parts) throw new Error(`$where holds a script of another shape: ${script}`);
  const { not, subject, list, operation, object } = parts;
  return function (this: Order) {
    const record = this as unknown as Record<string, string>;
    const field = (name: string) => record[name.replace('this.', '')];
    const operand = list ? list.split(',').map(field) : field(subject as string);
    const call = (operand as string)[operation as Operation];
    if (typeof call !== 'function') throw new TypeError(`${subject} holds no text`);
    return call.call(operand as string, field(object as string) as string) !== Boolean(not);
  };
}
