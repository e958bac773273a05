import { compressFolder } from './compressFolder.mjs';

const start = performance.now();
const { files, before, gzip, brotli } = await compressFolder('build');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${files} files of ${megabytes(before)} take ${megabytes(gzip)} with gzip and ${megabytes(brotli)} with Brotli. It took ${seconds} s.`,
);
