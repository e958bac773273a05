/**
 * Fetches a file that has a hash of its content in its name. Browsers keep such files for a year, and some hosts
 * tell them to keep a failure as long: after one, the file is requested once more, bypassing the browser's cache.
 *
 * @param address - where the file is
 * @throws Error with the status when the host does not send the file, and the browser's error when there is no answer
 */
export async function fetchHashed(address: string): Promise<Response> {
  const kept = await fetch(address);
  const response = kept.ok ? kept : await fetch(address, { cache: 'reload' });
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response;
}
