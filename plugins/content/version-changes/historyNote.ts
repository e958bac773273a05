import { changeTitle } from '../../../src/components/ApiMember/changeTitle';
import type { MemberChange, MemberHistory } from '../../../src/components/ApiMember/MemberFacts';

/** Writes code for a cell of a table. */
function code(text: string): string {
  const escaped = text.replaceAll('|', '\\|');
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}

function changeNote(change: MemberChange): string {
  const { href, before, after } = change;
  const link = `[${changeTitle(change)}](${href})`;
  if (before && after) return `${link}: ${code(before)} → ${code(after)}`;
  return after ? `${link}: ${after}` : link;
}

/**
 * Writes since when a member exists, and what changed, for a cell of a Markdown table. The changes are
 * folded.
 *
 * @param history - what is known about the member
 * @returns the note, or an empty text where nothing is known, or only that the member is old
 */
export function historyNote({ since, sinceHref, changes = [] }: MemberHistory): string {
  const isOpen = since?.includes(' ');
  const added = sinceHref ? `[Since ${since}](${sinceHref})` : `Since ${since}`;
  const note = since && !isOpen ? `<small>${added}</small>` : '';
  if (changes.length === 0) return note;
  const items = changes.map((change) => `<li>${changeNote(change)}</li>`).join('');
  return `${note}<details><summary>History</summary><ul>${items}</ul></details>`;
}
