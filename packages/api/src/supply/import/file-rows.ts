import { createReadStream } from 'node:fs';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import { ImportFileError, type SourceRow } from './source-row.ts';

/**
 * The rows of a JSON or CSV file in UTF-8, told apart by how it begins unless `format` says which it is.
 *
 * @throws ImportFileError where it cannot be read
 */
export async function* fileRows(path: string, format?: 'csv' | 'json'): AsyncGenerator<SourceRow> {
  const texts = utf8(createReadStream(path, { highWaterMark: 262_144 }));
  // Everything before the first letter is kept back, so that whichever reader it is sees the whole.
  let start = '';
  while (start.trim() === '') {
    const { value, done } = await texts.next();
    if (done) break;
    start += value;
  }
  const whole = (async function* () {
    yield start;
    yield* texts;
  })();
  const isJson = format ? format === 'json' : /^\s*[[{]/.test(start);
  yield* isJson ? jsonRows(whole) : csvRows(whole);
}

async function* utf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (cause instanceof TypeError) throw new ImportFileError('The file is not UTF-8 text.', { cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ImportFileError(`The file cannot be read: ${reason}`, { cause });
  }
}
