import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { MemberFacts } from './MemberFacts';

/** A member of the API reference, and what is known about it. */
export interface Member {
  packageName: string;
  name: string;
  facts: MemberFacts;
}

/**
 * The member that the page describes.
 *
 * @returns the member, or `undefined` on a page that is no member's
 */
export function useMember(): Member | undefined {
  const { id, member } = useDoc().metadata as { id: string; member?: MemberFacts };
  const [, packageName, name] = /^(.+)\/[\w-]+\/([^/]+)$/.exec(id) ?? [];
  return member && packageName && name ? { packageName, name, facts: member } : undefined;
}
