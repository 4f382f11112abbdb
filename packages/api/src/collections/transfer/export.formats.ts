import { CSV_MARK, csvLines } from '#kernel/csv.ts';
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
  /** The address of its page here, or of the kept page itself; absolute. Null for a note without an address. */
  url: string | null;
  notes: string | null;
  added_at: string;
  /** Description of a page; null for what the catalogue describes. */
  description: string | null;
  tags: string[];
  is_favorite: boolean;
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

/** How a cell has each field; tags are one a line, since they may have commas. */
const COLUMNS: Record<keyof ExportedItem, (item: ExportedItem) => string | null> = {
  entity_type: (item) => item.entity_type,
  entity_id: (item) => item.entity_id,
  title: (item) => item.title,
  url: (item) => item.url,
  notes: (item) => item.notes,
  added_at: (item) => item.added_at,
  description: (item) => item.description,
  tags: (item) => item.tags.join('\n'),
  is_favorite: (item) => (item.is_favorite ? 'true' : null),
};

async function* writeCsv(collections: AsyncIterable<ExportedCollection>): AsyncGenerator<string> {
  const cells = Object.values(COLUMNS);
  yield CSV_MARK + csvLines([['collection', ...Object.keys(COLUMNS)]]);
  for await (const { name, items } of collections) {
    let isEmpty = true;
    for await (const part of items) {
      isEmpty = false;
      yield csvLines(part.map((item) => [name, ...cells.map((cell) => cell(item))]));
    }
    if (isEmpty) yield csvLines([[name, ...cells.map(() => null)]]);
  }
}
