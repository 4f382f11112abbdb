import { CSV_MARK, csvLines } from '#core/csv.ts';
import type { ExportInput } from '../collections.contract.ts';

/** A collection as a file has it. */
export interface ExportedCollection {
  name: string;
  description: string;
  is_default: boolean;
  is_favorite: boolean;
  items: AsyncIterable<ExportedItem[]>;
}

export interface ExportedItem {
  entity_type: string;
  entity_id: string;
  title: string;
  /** Of its page, absolute. */
  url: string;
  notes: string | null;
  added_at: string;
}

/** Writes a file piece by piece; docs/collections.md describes both formats. */
export const writers: Record<
  ExportInput['format'],
  (collections: AsyncIterable<ExportedCollection>) => AsyncGenerator<string>
> = {
  json: writeJson,
  csv: writeCsv,
};

async function* writeJson(collections: AsyncIterable<ExportedCollection>): AsyncGenerator<string> {
  yield `{"format":"onceware-collections","version":1,"exported_at":${JSON.stringify(new Date())},"collections":[`;
  let before = '\n';
  for await (const { items, ...head } of collections) {
    yield `${before}${JSON.stringify(head).slice(0, -1)},"items":[`;
    let beforeItem = '\n';
    for await (const part of items) {
      yield beforeItem + part.map((item) => JSON.stringify(item)).join(',\n');
      beforeItem = ',\n';
    }
    yield ']}';
    before = ',\n';
  }
  yield ']}\n';
}

const COLUMNS = ['entity_type', 'entity_id', 'title', 'url', 'notes', 'added_at'] as const;

async function* writeCsv(collections: AsyncIterable<ExportedCollection>): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([['collection', ...COLUMNS]]);
  for await (const { name, items } of collections) {
    let isEmpty = true;
    for await (const part of items) {
      isEmpty = false;
      yield csvLines(part.map((item) => [name, ...COLUMNS.map((column) => item[column])]));
    }
    if (isEmpty) yield csvLines([[name, ...COLUMNS.map(() => null)]]);
  }
}
