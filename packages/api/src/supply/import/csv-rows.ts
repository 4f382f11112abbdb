import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportFileError, type SourceRow } from './source-row.ts';

/**
 * The records of a CSV file (RFC 4180, commas unless another sign is named, a header), as objects by column name. A record with too many or too few
 * fields is handed on as the sentence that says so, to be rejected like any other bad row. By csv-parse: Papa Parse, which
 * reads members' small files in the browser, knows neither lines nor a limit for a record whose quote is never closed.
 *
 * @throws ImportFileError where a quote is never closed, or there is no header
 */
export async function* csvRows(chunks: AsyncIterable<string>, delimiter = ','): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  // Unlike pipe() this hands a failure of the source on to the loop below.
  pipeline(Readable.from(chunks), parser, () => {});
  let header: string[] | undefined;
  let lines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      // `lines` counts to the record's end; it may hold line breaks itself, and empty lines may stand before it.
      const place = `line ${info.lines - record.join('').split('\n').length + 1}`;
      lines = info.lines;
      if (!header) {
        header = record.map((name) => name.trim().toLowerCase());
        continue;
      }
      yield { place, value: toObject(header, record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFileError(`After line ${lines} the file is not CSV: ${error.message}`, { cause: error });
  }
  if (!header) throw new ImportFileError('The file is empty.');
}

function toObject(header: string[], record: string[]): unknown {
  if (record.length !== header.length) return `It has ${record.length} fields, the header has ${header.length}.`;
  return Object.fromEntries(header.map((name, index) => [name, record[index]]));
}
