import LinkedNames from '@site/src/components/CodeLinks/LinkedNames';
import type { Props } from '@theme/CodeBlock/Line/Token';
import type { ReactNode } from 'react';

/** Tokens in which a word is no name. */
const TEXT = ['string', 'comment'];

/** A token of highlighted code, whose names are links where the fence of the code block lists them. */
export default function CodeBlockLineToken({ line, token, children, ...props }: Props): ReactNode {
  const isText = token.types.some((type) => TEXT.includes(type));
  return <span {...props}>{isText ? children : <LinkedNames>{token.content}</LinkedNames>}</span>;
}
