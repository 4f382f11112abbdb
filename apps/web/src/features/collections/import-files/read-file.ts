import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { decoded, encodingOf } from '#lib/files/decode.ts';
import { type ImportFile, ImportProblem, type Reply } from './import-file.ts';
import { parseBookmarks } from './parse-bookmarks.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import { parseZip } from './parse-zip.ts';
import type { Reading } from './reading.ts';
import { isZip } from './read-zip.ts';

/** Reads what can be imported, here in the browser and in a thread of its own. @throws ImportProblem */
export async function readFile(file: Blob, reading: Reading): Promise<ImportFile> {
  if (file.size === 0) throw new ImportProblem('empty');
  const parsed = (await readable(isZip(file)))
    ? await parseZip(file, (bytes) => parse(bytes, reading))
    : await parseWhole(file, reading);
  const isEmpty = parsed.kind === 'links' ? parsed.links.length === 0 : parsed.collections.length === 0;
  if (isEmpty) throw new ImportProblem(parsed.kind === 'links' ? 'noLinks' : 'nothing');
  return parsed;
}

/** A file may go away before it is read. */
const readable = <Of>(reading: Promise<Of>): Promise<Of> =>
  reading.catch(() => {
    throw new ImportProblem('unreadable');
  });

async function parseWhole(file: Blob, reading: Reading): Promise<ImportFile> {
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > collectionLimits.importFileBytesMax) throw new ImportProblem('tooLarge');
  return parse(new Uint8Array(await readable(file.arrayBuffer())), reading);
}

/** The same for another thread, to which no error goes as it is. */
export const replyTo = (file: Blob, reading: Reading): Promise<Reply> =>
  readFile(file, reading).then(
    (read) => ({ file: read }),
    (error: unknown) => (error instanceof ImportProblem ? { reason: error.reason } : { failure: String(error) }),
  );

/** Number of bytes that are enough to tell the kind of a file. */
const START = 4096;

/** The first bytes of the backups that Firefox makes by itself. */
const PACKED_FIREFOX = 'mozLz40\0';

/** Detects the format by content, because file names say little. */
function parse(bytes: Uint8Array, reading: Reading): ImportFile {
  if (String.fromCharCode(...bytes.subarray(0, PACKED_FIREFOX.length)) === PACKED_FIREFOX)
    throw new ImportProblem('packedFirefox');
  const encoding = encodingOf(bytes);
  if (encoding === null) throw new ImportProblem('otherKind');
  const start = [...decoded(bytes.subarray(0, START), encoding)].join('').trimStart();
  if (start.startsWith('<')) return parseBookmarks(decoded(bytes, encoding));
  const text = [...decoded(bytes, encoding)].join('');
  if (text.trim() === '') throw new ImportProblem('empty');
  return start.startsWith('{') || start.startsWith('[') ? parseJson(text) : parseCsv(text, reading);
}
