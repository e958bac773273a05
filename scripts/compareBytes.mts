import fs from 'node:fs';
import { type BytesByType, bytesTable, measureBytes } from './pageBytes.mjs';

/** Where the measurement of the built site is written. */
const FILE = '.cache/page-bytes.json';

// The measurement of the target branch, if there is one.
const [beforeFile] = process.argv.slice(2);
const before =
  beforeFile && fs.existsSync(beforeFile)
    ? (JSON.parse(fs.readFileSync(beforeFile, 'utf8')) as BytesByType)
    : undefined;
const after = measureBytes('build');
fs.writeFileSync(FILE, JSON.stringify(after, null, 2));
console.log(bytesTable(before, after));
