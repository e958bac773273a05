/** The caches of a browser, in memory: what `src/offline` uses of them. */
export class MemoryCaches {
  readonly contents = new Map<string, Map<string, Response>>();
  /** Is called before a file is stored; it may throw what browsers throw. */
  beforePut: (address: string) => void = () => {};

  async open(name: string) {
    const files = this.contents.get(name) ?? new Map<string, Response>();
    this.contents.set(name, files);
    return {
      put: async (address: string, response: Response) => {
        this.beforePut(address);
        files.set(address, response);
      },
      keys: async () => [...files.keys()].map((address) => ({ url: `https://site${address}` })),
    };
  }

  async keys() {
    return [...this.contents.keys()];
  }

  async delete(name: string) {
    return this.contents.delete(name);
  }

  async match(address: string, { cacheName }: { cacheName: string }) {
    return this.contents.get(cacheName)?.get(address)?.clone();
  }

  /** The texts of the files in a cache, by address. */
  async textsOf(name: string) {
    const files = [...(this.contents.get(name) ?? [])];
    const texts = await Promise.all(
      files.map(async ([address, response]) => [address, await response.clone().text()] as const),
    );
    return Object.fromEntries(texts);
  }
}
