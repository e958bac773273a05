import type { ChangeKind } from '../../changes/types';

/** A heading of a guide. */
export interface GuideLink {
  href: string;
  /** The title of the guide and the heading. */
  text: string;
}

/** What happened to a name in a major version. */
export interface MemberChange {
  kind: ChangeKind;
  /** The major version. */
  in: string;
  /** The entry of the change at `/changes`. */
  href: string;
  /** What it was before, where that is short enough for one line. */
  before?: string;
  /** What it is after that, or what to use instead of what is deprecated. */
  after?: string;
}

/** Since when a name exists, and what happened to it. */
export interface MemberHistory {
  /** The first major version with this name, or `3 or earlier`. */
  since?: string;
  /** The entry of its addition at `/changes`, where there is one. */
  sinceHref?: string;
  changes?: MemberChange[];
}

/** What a page of the API reference says about its member, beside the text of the page. */
export interface MemberFacts extends MemberHistory {
  /** What the member is, such as `Component`. */
  kind: string;
  /** The entry point that exports it, unless that is the main one of its package. */
  from?: string;
  /** An entry point that also exports it, and that is smaller than the main one. */
  smaller?: string;
  /** The address of its source; see `shortenSource`. */
  source?: string;
  /** The sections of the guides that use it, best first. */
  guides?: GuideLink[];
}
