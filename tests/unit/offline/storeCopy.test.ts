import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineFiles } from '../../../src/offline/OfflineFiles';
import { incompleteVersion, readCopy, removeCopies } from '../../../src/offline/storage';
import { storeCopy } from '../../../src/offline/storeCopy';
import { MemoryCaches } from './support';

let memory: MemoryCaches;
let site: Record<string, string>;
let requested: string[];

/** A copy whose files are those of the site; a hash is the content itself. */
function copyOf(build: string, paths: string[], name = '7'): OfflineFiles {
  const files = paths.map((path): OfflineFiles['files'][number] => {
    const content = site[path] ?? '';
    return path.startsWith('/assets/') ? [path, content.length] : [path, content.length, content];
  });
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  return { name, major: name, build, bytes, files, pages: ['/docs/intro'] };
}

const store = async (files: OfflineFiles, signal = new AbortController().signal) => {
  const progress: number[] = [];
  const reason = await storeCopy(files, {
    signal,
    onProgress: (bytes) => progress.push(bytes),
  }).then(
    () => undefined,
    (error) => error.reason ?? error,
  );
  return { progress, reason };
};

beforeEach(() => {
  memory = new MemoryCaches();
  requested = [];
  site = { '/assets/js/a.1.js': 'aaaa', '/assets/js/b.1.js': 'bb', '/types/x.json': '{}' };
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
    signal?.throwIfAborted();
    requested.push(address);
    const content = site[address];
    const headers = { 'content-type': 'text/x', 'content-encoding': 'br', etag: 'x' };
    return new Response(content ?? 'missing', {
      status: content === undefined ? 404 : 200,
      headers,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a copy', () => {
  it('has all files, and is noted when it is complete', async () => {
    const files = copyOf('one', Object.keys(site));
    const { progress, reason } = await store(files);
    expect(reason).toBeUndefined();
    expect([progress[0], progress.at(-1)]).toEqual([0, files.bytes]);
    const copy = await readCopy();
    expect(copy).toMatchObject({ ...files, cache: expect.stringContaining('-7-one') });
    expect(await memory.textsOf(copy?.cache ?? '')).toEqual(site);
    expect(await incompleteVersion(copy)).toBeUndefined();
  });

  it('keeps of a response its type, and not how it was compressed', async () => {
    await store(copyOf('one', ['/assets/js/a.1.js']));
    const name = (await readCopy())?.cache ?? '';
    const stored = await memory.match('/assets/js/a.1.js', { cacheName: name });
    expect([...(stored?.headers.keys() ?? [])]).toEqual(['content-type']);
  });

  it('continues where it was interrupted', async () => {
    const files = copyOf('one', Object.keys(site));
    delete site['/types/x.json'];
    expect((await store(files)).reason).toBe('changed');
    expect(await readCopy()).toBeUndefined();
    expect(await incompleteVersion(undefined)).toBe('7');
    site['/types/x.json'] = '{}';
    requested = [];
    const { progress, reason } = await store(files);
    expect(reason).toBeUndefined();
    expect(requested).toEqual(['/types/x.json']);
    expect(progress).toEqual([files.bytes - 2, files.bytes]);
  });

  it('of a later build takes over the files that are the same, and replaces the former copy', async () => {
    await store(copyOf('one', Object.keys(site)));
    const former = (await readCopy())?.cache;
    delete site['/assets/js/b.1.js'];
    Object.assign(site, { '/assets/js/b.2.js': 'bbb', '/types/x.json': '{ }' });
    requested = [];
    expect((await store(copyOf('two', Object.keys(site)))).reason).toBeUndefined();
    expect(requested.sort()).toEqual(['/assets/js/b.2.js', '/types/x.json']);
    const copy = await readCopy();
    expect(copy?.build).toBe('two');
    expect(await memory.textsOf(copy?.cache ?? '')).toEqual(site);
    expect(await memory.keys()).not.toContain(former);
  });

  it('stays while its update is not complete', async () => {
    await store(copyOf('one', Object.keys(site)));
    const update = copyOf('two', [...Object.keys(site), '/assets/js/gone.js']);
    expect((await store(update)).reason).toBe('changed');
    const copy = await readCopy();
    expect(copy?.build).toBe('one');
    expect(Object.keys(await memory.textsOf(copy?.cache ?? ''))).toHaveLength(3);
  });

  it('leaves nothing when it is removed, complete or not', async () => {
    await store(copyOf('one', Object.keys(site)));
    await store(copyOf('two', ['/assets/js/gone.js']));
    memory.contents.set('of-another-site', new Map());
    await removeCopies();
    expect(await memory.keys()).toEqual(['of-another-site']);
  });
});

describe('a copy is not completed', () => {
  const files = () => copyOf('one', Object.keys(site));

  it('when a file is another one than the list says', async () => {
    const listed = files();
    site['/assets/js/a.1.js'] = '<!doctype html>';
    expect((await store(listed)).reason).toBe('changed');
  });

  it('when the site does not answer', async () => {
    const listed = files();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await store(listed)).reason).toBe('unreachable');
  });

  it('when the reader pauses', async () => {
    const pause = new AbortController();
    pause.abort();
    expect((await store(files(), pause.signal)).reason).toBe('paused');
  });

  it('when the browser has no room, which it may say before', async () => {
    memory.beforePut = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
    expect((await store(files())).reason).toBe('full');
    memory.beforePut = () => {};
    requested = [];
    const estimate = async () => ({ quota: 100, usage: 95 });
    vi.stubGlobal('navigator', { storage: { estimate } });
    expect((await store(files())).reason).toBe('full');
    expect(requested).toEqual([]);
  });

  it('when the browser stores nothing', async () => {
    memory.open = async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect((await store(files())).reason).toBe('forbidden');
  });
});
