import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askAdvisories } from '../../../scripts/askAdvisories.mjs';

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

it('finds the versions that an advisory names, and no others', async () => {
  const { address, asked } = await registry(200, JSON.stringify({ '@example/parser': [ADVISORY] }));
  const { title, severity, url } = ADVISORY;
  expect(await askAdvisories(address, PACKAGES)).toEqual([
    { name: '@example/parser', version: '1.2.0', title, severity, url },
  ]);
  expect(asked).toEqual({
    url: '/npm/-/npm/v1/security/advisories/bulk',
    body: { '@example/parser': ['1.2.0', '2.0.1'], 'example-router': ['5.0.0'] },
  });
});

it('says so when the registry answers no such questions', async () => {
  const { address } = await registry(405, '');
  await expect(askAdvisories(address, PACKAGES)).rejects.toThrow(/answered 405\. Try again where/);
});

it('says so when the answer cannot be read', async () => {
  const { address } = await registry(200, '<html>');
  await expect(askAdvisories(address, PACKAGES)).rejects.toThrow('answered no JSON');
});

it('says so when the registry cannot be reached', async () => {
  await expect(askAdvisories('http://127.0.0.1:9/', PACKAGES)).rejects.toThrow('cannot be reached');
});
