import CodeBlock from '@site/src/components/CodeBlock';
import { CodeLinks, linksOf } from '@site/src/components/CodeLinks';
import type { ReactNode } from 'react';

/** On the server, the code and its mark; in the browser, the element that holds it. */
type Part = Element | { id: string; code: string };

interface Props {
  of: readonly Part[];
  index: number;
  /** `language-tsx`, as Markdown gives it. */
  className?: string;
  /** What follows the language in the fence. */
  metastring?: string;
}

/** What a code block shows: the highlighted code in the page's HTML, or text, which is highlighted now. */
function sourceOf(part: Part) {
  if ('code' in part) return { children: part.code, staticId: part.id };
  return part.tagName === 'PRE' ? { published: part } : { children: part.textContent };
}

/** A code block of a guide or of the API reference, whose code is in the HTML of the page and in no script. */
export default function StaticCode({ of, index, ...fence }: Props): ReactNode {
  return (
    <CodeLinks.Provider value={linksOf(fence.metastring)}>
      <CodeBlock {...fence} {...sourceOf(of[index] as Part)} />
    </CodeLinks.Provider>
  );
}
