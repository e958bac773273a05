import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEngine, type Engine } from '../../../src/search/engine';
import type { HostedRecord } from '../../../src/search/hostedRecord';
import { type HostedQuery, toObject, toRecord, toRequest } from './hostedProtocol';

/** An index of the provider. */
export interface ProviderIndex {
  objects: Map<string, HostedRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

/** A request that the provider answered. */
export interface ProviderRequest {
  method: string;
  path: string;
  body: string;
  appId: string | null;
}

/** A running server that speaks the provider's documented protocol. */
export interface SearchProvider {
  url: string;
  indexes: Map<string, ProviderIndex>;
  requests: ProviderRequest[];
  /** Makes it refuse what the function says, with a status. */
  refuse: (status: number, which: (request: ProviderRequest) => boolean) => void;
  close: () => Promise<void>;
}

/** The credentials that the server accepts. */
export const PROVIDER = { appId: 'TESTAPP', searchKey: 'search-key', writeKey: 'write-key' };

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Starts a server that takes records, settings and synonyms as the hosted provider does, and answers
 * searches with the embedded engine over the records it was sent.
 */
export async function startProvider(): Promise<SearchProvider> {
  const indexes = new Map<string, ProviderIndex>();
  const requests: ProviderRequest[] = [];
  const polls = new Map<number, number>();
  const engines = new WeakMap<ProviderIndex, Engine>();
  let refusal: { status: number; which: (request: ProviderRequest) => boolean } | undefined;

  const newTask = () => {
    const taskID = polls.size + 1;
    polls.set(taskID, 0);
    return { taskID, updatedAt: new Date(0).toISOString() };
  };
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? { objects: new Map(), settings: {}, synonyms: [] };
    indexes.set(name, index);
    return index;
  };
  const engineOf = (index: ProviderIndex) => {
    const engine = engines.get(index) ?? createEngine([...index.objects.values()].map(toRecord));
    engines.set(index, engine);
    return engine;
  };

  function answerQuery(asked: HostedQuery): Answer {
    const index = indexes.get(asked.indexName);
    if (!index) return missing(asked.indexName);
    const request = toRequest(asked);
    const { hits, total, kindCounts } = engineOf(index).search(request);
    const { page = 0, pageSize = 20 } = request;
    return {
      status: 200,
      body: {
        index: asked.indexName,
        query: asked.query ?? '',
        params: '',
        hits: hits.map((hit) => toObject(hit, index.objects.get(hit.url) as HostedRecord)),
        nbHits: total,
        page,
        nbPages: pageSize > 0 ? Math.ceil(total / pageSize) : 0,
        hitsPerPage: pageSize,
        processingTimeMS: 1,
        exhaustiveNbHits: true,
        ...(asked.facets?.includes('kind') ? { facets: { kind: kindCounts } } : {}),
      },
    };
  }

  const routes: [
    method: string,
    path: RegExp,
    (name: string, body: unknown, id: string) => Answer,
  ][] = [
    [
      'POST',
      /^\/1\/indexes\/(\*)\/queries$/,
      (_, body) => {
        const answers = (body as { requests: HostedQuery[] }).requests.map(answerQuery);
        const failed = answers.find(({ status }) => status !== 200);
        return failed ?? { status: 200, body: { results: answers.map((answer) => answer.body) } };
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/batch$/,
      (name, body) => {
        const { requests: operations } = body as {
          requests: { action: string; body: HostedRecord }[];
        };
        if (operations.some(({ action }) => action !== 'addObject')) return bad('Unknown action');
        const { objects } = indexOf(name);
        for (const { body: object } of operations) objects.set(object.objectID, object);
        const objectIDs = operations.map((operation) => operation.body.objectID);
        return { status: 200, body: { ...newTask(), objectIDs } };
      },
    ],
    [
      'PUT',
      /^\/1\/indexes\/([^/]+)\/settings$/,
      (name, body) => {
        indexOf(name).settings = body as Record<string, unknown>;
        return { status: 200, body: newTask() };
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/,
      (name, body) => {
        indexOf(name).synonyms = body as unknown[];
        return { status: 200, body: newTask() };
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/operation$/,
      (name, body) => {
        const { operation, destination } = body as { operation: string; destination: string };
        const index = indexes.get(name);
        if (!index) return missing(name);
        indexes.set(destination, index);
        if (operation === 'move') indexes.delete(name);
        // A query has less time than a write, and would otherwise make the engine.
        engineOf(index);
        return { status: 200, body: newTask() };
      },
    ],
    [
      'GET',
      /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/,
      (_name, _body, id) => {
        const polled = polls.get(Number(id));
        if (polled === undefined) return bad('Unknown task');
        polls.set(Number(id), polled + 1);
        // Work takes a while: whoever does not wait for it, is found out.
        const status = polled === 0 ? 'notPublished' : 'published';
        return { status: 200, body: { status, pendingTask: polled === 0 } };
      },
    ],
    [
      'DELETE',
      /^\/1\/indexes\/([^/]+)$/,
      (name) => {
        indexes.delete(name);
        return { status: 200, body: { ...newTask(), deletedAt: new Date(0).toISOString() } };
      },
    ],
  ];

  function answer(request: ProviderRequest, key: string | null): Answer {
    if (refusal?.which(request)) return { status: refusal.status, body: message('Refused') };
    for (const [method, pattern, handle] of routes) {
      const match = pattern.exec(request.path);
      if (method !== request.method || !match) continue;
      const name = decodeURIComponent(match[1] as string);
      const keys = name === '*' ? [PROVIDER.searchKey, PROVIDER.writeKey] : [PROVIDER.writeKey];
      if (request.appId !== PROVIDER.appId || !keys.includes(key ?? '')) {
        return { status: 403, body: message('Invalid Application-ID or API key', 403) };
      }
      return handle(name, request.body ? JSON.parse(request.body) : undefined, match[2] ?? '');
    }
    return { status: 404, body: message('Not found', 404) };
  }

  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const credential = (name: string) =>
      url.searchParams.get(name) ?? (incoming.headers[name] as string | undefined) ?? null;
    const request: ProviderRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      body: await read(incoming),
      appId: credential('x-algolia-application-id'),
    };
    requests.push(request);
    const { status, body } = answer(request, credential('x-algolia-api-key'));
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    indexes,
    requests,
    refuse: (status, which) => {
      refusal = { status, which };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const message = (text: string, status = 400) => ({ message: text, status });
const bad = (text: string): Answer => ({ status: 400, body: message(text) });
const missing = (name: string): Answer => ({
  status: 404,
  body: message(`Index ${name} does not exist`, 404),
});

async function read(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  return body;
}
