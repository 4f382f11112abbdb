import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { type ImportFile, ImportProblem } from './import-file.ts';
import { parseBookmarks } from './parse-bookmarks.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';

/** Reads what can be imported, here in the browser. @throws ImportProblem */
export async function readFile(file: File): Promise<ImportFile> {
  if (file.size === 0) throw new ImportProblem('empty');
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > collectionLimits.importBytesMax) throw new ImportProblem('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ImportProblem('unreadable');
  });
  const parsed = parse(decode(new Uint8Array(bytes)));
  const isEmpty = parsed.kind === 'links' ? parsed.links.length === 0 : parsed.collections.length === 0;
  if (isEmpty) throw new ImportProblem(parsed.kind === 'links' ? 'noLinks' : 'nothing');
  return parsed;
}

/** By what is in it: names of files say little. */
function parse(text: string): ImportFile {
  const start = text.trimStart();
  if (start === '') throw new ImportProblem('empty');
  if (start.startsWith('{') || start.startsWith('[')) return parseJson(text);
  return start.startsWith('<') ? parseBookmarks(text) : parseCsv(text);
}

/** Spreadsheets write UTF-8, or UTF-16 with a mark at its beginning; what has a NUL else is no text at all. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new ImportProblem('otherKind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportProblem('encoding');
  }
}
