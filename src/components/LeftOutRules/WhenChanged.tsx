import { useModule } from '@site/src/codeLoading/useModule';
import type { ComponentProps, ReactNode } from 'react';
import type LeftOutRules from '.';

const loadLeftOutRules = () => import('.');

interface Props extends ComponentProps<typeof LeftOutRules> {
  /** A query without a rule that an export leaves out. */
  complete: ComponentProps<typeof LeftOutRules>['query'];
}

/** The rules that exports leave out. The code that finds them is loaded when the query is another one. */
export default function LeftOutWhenChanged({ complete, ...props }: Props): ReactNode {
  const { loaded } = useModule(props.query !== complete, loadLeftOutRules);
  const Loaded = loaded?.default;
  return Loaded && <Loaded {...props} />;
}
