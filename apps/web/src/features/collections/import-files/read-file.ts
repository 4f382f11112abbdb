import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { decoded, encodingOf } from '#lib/files/decode.ts';
import { type ImportFile, ImportProblem, type Reply } from './import-file.ts';
import { parseBookmarks } from './parse-bookmarks.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';

/** Reads what can be imported, here in the browser and in a thread of its own. @throws ImportProblem */
export async function readFile(file: Blob): Promise<ImportFile> {
  if (file.size === 0) throw new ImportProblem('empty');
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > collectionLimits.importFileBytesMax) throw new ImportProblem('tooLarge');
  const buffer = await file.arrayBuffer().catch(() => {
    throw new ImportProblem('unreadable');
  });
  const parsed = parse(new Uint8Array(buffer));
  const isEmpty = parsed.kind === 'links' ? parsed.links.length === 0 : parsed.collections.length === 0;
  if (isEmpty) throw new ImportProblem(parsed.kind === 'links' ? 'noLinks' : 'nothing');
  return parsed;
}

/** The same for another thread, to which no error goes as it is. */
export const replyTo = (file: Blob): Promise<Reply> =>
  readFile(file).then(
    (read) => ({ file: read }),
    (error: unknown) => (error instanceof ImportProblem ? { reason: error.reason } : { failure: String(error) }),
  );

/** So much says what it is. */
const START = 4096;

/** By what is in it: names of files say little. */
function parse(bytes: Uint8Array): ImportFile {
  const encoding = encodingOf(bytes);
  if (encoding === null) throw new ImportProblem('otherKind');
  const start = [...decoded(bytes.subarray(0, START), encoding)].join('').trimStart();
  if (start.startsWith('<')) return parseBookmarks(decoded(bytes, encoding));
  const text = [...decoded(bytes, encoding)].join('');
  if (text.trim() === '') throw new ImportProblem('empty');
  return start.startsWith('{') || start.startsWith('[') ? parseJson(text) : parseCsv(text);
}
