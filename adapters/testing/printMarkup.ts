import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Prints the server's markup of the element, and what React complained about, as JSON. */
export const printMarkup = (element: ReactElement): void => {
  const complaints: string[] = [];
  console.error = (...args: unknown[]) => complaints.push(args.join(' '));
  const html = renderToString(element);
  process.stdout.write(JSON.stringify({ html, complaints: complaints.join('\n') }));
};
