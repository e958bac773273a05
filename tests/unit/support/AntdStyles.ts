import { StyleProvider } from '@ant-design/cssinjs';
import { createElement, type ReactNode, useState } from 'react';

/**
 * Adds the rules of Ant Design to a document of their own. In that of the tests, jsdom would match them against each
 * element whenever a test asks for a role, also in later files of the same worker.
 */
export function AntdStyles({ children }: { children?: ReactNode }) {
  const [styled] = useState(() => document.implementation.createHTMLDocument());
  return createElement(StyleProvider, { container: styled.head }, children);
}
