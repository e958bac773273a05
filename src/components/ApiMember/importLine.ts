import type { MemberFacts } from './MemberFacts';

/** What has no value at run time. */
const TYPES = ['Interface', 'Type alias'];

/**
 * Writes the statement that imports a member.
 *
 * @param name - the member
 * @param packageName - the package that it is a member of
 * @param facts - its kind, and its entry point where that is not the package's main one
 */
export function importLine(
  name: string,
  packageName: string,
  { kind, from = packageName }: Pick<MemberFacts, 'kind' | 'from'>,
): string {
  return `import ${TYPES.includes(kind) ? 'type ' : ''}{ ${name} } from '${from}';`;
}
