import './publishedStyles';
import ApiLookup from '@site/src/components/ApiLookup/PageLookup';
import MemberHeader from '@site/src/components/ApiMember/MemberHeader';
import MemberPart from '@site/src/components/ApiMember/parts/MemberPart';
import { type DocParts, DocPartsContext } from '@site/src/components/DocParts';
import FoldedType from '@site/src/components/FoldedType';
import NearestMember from '@site/src/components/NearestTopic/NearestMember';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ReactNode } from 'react';

const PARTS: DocParts = {
  before: (
    <>
      <MemberPart>{({ MemberKind }) => <MemberKind />}</MemberPart>
      <NearestMember />
    </>
  ),
  after: <MemberPart>{({ ApiNote }) => <ApiNote />}</MemberPart>,
  // The pages are plain Markdown; these are elements in it.
  components: { details: FoldedType, header: MemberHeader, search: ApiLookup },
};

/** A page of the API reference: that of a guide, with what is known about the member. */
export default function ApiItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <DocPartsContext.Provider value={PARTS}>
      <DocItem {...props} />
    </DocPartsContext.Provider>
  );
}
