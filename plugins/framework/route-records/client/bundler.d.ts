interface BundledModule {
  default?: unknown;
  __esModule?: boolean;
}

declare const __webpack_require__: {
  (id: string | number): BundledModule | Promise<BundledModule>;
  /** Loads a chunk. */
  e(chunk: string | number): Promise<unknown>;
  /** The base URL. */
  p: string;
  /** Returns the script of a chunk, below the base URL. */
  u(chunk: string | number): string;
};

declare module '@generated/registry.js';
