import type { SandboxTemplate } from '../../sandbox/templates';
import { printElement } from './print';

/** How far the elements of a component are indented, in characters. */
const INDENT = 6;

/**
 * Writes the query builder inside the elements of a template.
 *
 * @param template - the elements, outermost first, and the attributes that the template adds
 * @param attributes - the attributes of the query builder, each as code
 */
export function printBuilder(
  template: Pick<SandboxTemplate, 'frame' | 'attributes'>,
  attributes: string[],
): string {
  const { frame } = template;
  const builder = printElement(
    'QueryBuilder',
    [...attributes, ...template.attributes],
    undefined,
    INDENT + frame.length * 2,
  );
  const lines = frame.reduceRight((children, element, depth) => {
    const [name = '', ...own] = element.split(/ (?=\w+=)/);
    return printElement(name, own, children, INDENT + depth * 2);
  }, builder);
  return lines.map((line) => `${' '.repeat(INDENT)}${line}`).join('\n');
}
