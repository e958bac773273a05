import { useDoc } from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import type { ComponentProps, ReactNode } from 'react';
import { importLine } from './importLine';
import MemberPart from './parts/MemberPart';
import { useMember } from './useMember';

/**
 * The header of an API member's page: the title, the statement that imports the member, the guides that
 * explain it, and what changed.
 */
export default function MemberHeader(props: ComponentProps<'header'>): ReactNode {
  const { metadata } = useDoc();
  const member = useMember();
  if (!member) return <header {...props} />;
  const { facts, packageName, name } = member;
  return (
    <>
      <header {...props} />
      <div data-nosnippet key={metadata.id}>
        <CodeBlock language="ts">{importLine(name, packageName, facts)}</CodeBlock>
        <MemberPart>{({ MemberList }) => <MemberList facts={facts} />}</MemberPart>
      </div>
    </>
  );
}
