import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchAdvisories } from '../../../scripts/fetchAdvisories.mjs';

/** A registry that answers every question so; resolves to its address and what it was asked. */
async function registry(status: number, answer: string) {
  const asked: { url?: string; body?: unknown } = {};
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    Object.assign(asked, { url: request.url, body: JSON.parse(body) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm` };
}

const PACKAGES = [
  { name: '@example/parser', version: '1.2.0' },
  { name: '@example/parser', version: '2.0.1' },
  { name: 'example-router', version: '5.0.0' },
];

const ADVISORY = {
  title: 'Markup in a name is run',
  severity: 'high',
  url: 'https://example.org/advisory',
  vulnerable_versions: '<1.3.0',
};

it('finds exactly the versions that an advisory names', async () => {
  const { address, asked } = await registry(200, JSON.stringify({ '@example/parser': [ADVISORY] }));
  const { title, severity, url } = ADVISORY;
  expect(await fetchAdvisories(address, PACKAGES)).toEqual([
    { name: '@example/parser', version: '1.2.0', title, severity, url },
  ]);
  expect(asked).toEqual({
    url: '/npm/-/npm/v1/security/advisories/bulk',
    body: { '@example/parser': ['1.2.0', '2.0.1'], 'example-router': ['5.0.0'] },
  });
});

it('fails when the registry does not support the request', async () => {
  const { address } = await registry(405, '');
  await expect(fetchAdvisories(address, PACKAGES)).rejects.toThrow(
    /answered 405\. Try again where/,
  );
});

it('fails when the response cannot be parsed', async () => {
  const { address } = await registry(200, '<html>');
  await expect(fetchAdvisories(address, PACKAGES)).rejects.toThrow('answered no JSON');
});

it('fails when the registry cannot be reached', async () => {
  await expect(fetchAdvisories('http://127.0.0.1:9/', PACKAGES)).rejects.toThrow(
    'cannot be reached',
  );
});
