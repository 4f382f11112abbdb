import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { ImportProblem } from './import-file.ts';

/** A file of an archive. Its name says what it is, and leads nowhere: nothing is written. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array;
}

const { importZipBytesMax, importZipEntriesMax, importFileBytesMax } = collectionLimits;

/** A piece may unpack to a thousand times its size, and is in memory as a whole: so small it does no harm. */
const PIECE = 16 * 1024;

export async function isZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

/**
 * The files of a ZIP that `isWanted` by their names, read piece by piece. The others are never unpacked, and what is unpacked is
 * counted as it comes, whatever the archive says of its size.
 *
 * @throws ImportProblem
 */
export async function readZip(file: Blob, isWanted: (name: string) => boolean): Promise<ZipFile[]> {
  if (file.size > importZipBytesMax) throw new ImportProblem('zipTooLarge');
  const files: { name: string; pieces: Uint8Array[]; size: number; isWhole: boolean }[] = [];
  let [entries, unpacked] = [0, 0];

  const unzip = new Unzip((entry: UnzipFile) => {
    entries += 1;
    if (entries > importZipEntriesMax) throw new ImportProblem('zipTooManyFiles');
    if (!isWanted(entry.name)) return;
    const into = { name: entry.name, pieces: new Array<Uint8Array>(), size: 0, isWhole: false };
    files.push(into);
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > importFileBytesMax) throw new ImportProblem('zipUnpacksTooLarge');
      into.pieces.push(piece);
      into.size += piece.length;
      into.isWhole = isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);

  try {
    for (let at = 0; at < file.size; at += CHUNK) {
      const chunk = new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer());
      for (let from = 0; from < chunk.length; from += PIECE)
        unzip.push(chunk.subarray(from, from + PIECE), at + from + PIECE >= file.size);
    }
  } catch (error) {
    throw error instanceof ImportProblem ? error : new ImportProblem('brokenZip');
  }
  if (files.some(({ isWhole }) => !isWhole)) throw new ImportProblem('brokenZip');
  return files.map(({ name, pieces, size }) => ({ name, bytes: joined(pieces, size) }));
}

/** Number of bytes read from the file at once. */
const CHUNK = 1024 * 1024;

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
