import fs from 'node:fs/promises';
import os from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { globSync } from 'tinyglobby';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,md,svg,txt,wasm,xml}';

/** What fits into one packet is sent no sooner when it is smaller. */
const MIN_BYTES = 1000;

/** The next one, the highest, takes four times as long for 3 %. */
const BROTLI_QUALITY = 10;

const compressors = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

/** The bytes of what was compressed. */
export interface CompressedBytes {
  files: number;
  before: number;
  gzip: number;
  brotli: number;
}

/**
 * Writes `.gz` and `.br` next to each text file, for hosts that send them as they are. What an earlier run left
 * is removed, so that no host sends an old page.
 *
 * @param folder - the folder of the built site
 */
export async function compressFolder(folder: string): Promise<CompressedBytes> {
  await removeCompressed(folder);
  const total: CompressedBytes = { files: 0, before: 0, gzip: 0, brotli: 0 };
  const files = globSync(COMPRESSIBLE, { cwd: folder, absolute: true }).values();
  const work = async () => {
    for (const file of files) {
      const content = await fs.readFile(file);
      if (content.length < MIN_BYTES) continue;
      total.files += 1;
      total.before += content.length;
      total.gzip += await writeSmaller(file, content, 'gz');
      total.brotli += await writeSmaller(file, content, 'br');
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return total;
}

/**
 * Removes what an earlier run compressed: hosts would send it in place of the files of a new build.
 *
 * @param folder - the folder of the built site
 */
export async function removeCompressed(folder: string): Promise<void> {
  const written = globSync('**/*.{gz,br}', { cwd: folder, absolute: true });
  await Promise.all(written.map((file) => fs.rm(file)));
}

/** Compresses a file, with its time: hosts make the tag of an answer from it. */
async function writeSmaller(
  file: string,
  content: Buffer,
  extension: keyof typeof compressors,
): Promise<number> {
  const compressed = await compressors[extension](content);
  const target = `${file}.${extension}`;
  const { atime, mtime } = await fs.stat(file);
  await fs.writeFile(target, compressed);
  await fs.utimes(target, atime, mtime);
  return compressed.length;
}
