import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

const pieceSize = 64 * 1024;

/** Packs texts by their file names, piece by piece: a large archive must not hold up the tables of this process. */
export async function* zipOf(files: Readonly<Record<string, string>>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    const bytes = strToU8(text);
    for (let at = 0; at < Math.max(bytes.length, 1); at += pieceSize) {
      file.push(bytes.subarray(at, at + pieceSize), at + pieceSize >= bytes.length);
      yield* packed.splice(0);
      await setImmediate();
    }
  }
  zip.end();
  yield* packed.splice(0);
}
