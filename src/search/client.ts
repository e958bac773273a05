import { embeddedClient } from './embeddedClient';

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The engine behind the search window and the search page. */
export const searchClient = embeddedClient(fetchJson);
