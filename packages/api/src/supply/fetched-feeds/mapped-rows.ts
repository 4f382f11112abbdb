import type { FeedMapping } from '@onceware/db/schema/catalog';
import type { ColumnsSeen } from '../import/read-rows.ts';
import type { SourceRow } from '../import/source-row.ts';
import { isObject } from './feed-document.ts';
import { readValue } from './read-value.ts';
import { type Fields, fieldsOf, isRead } from './row-fields.ts';

/** A row of the import, of a feed's fields. */
export function mapRow(fields: Fields, mapping: FeedMapping): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, from] of Object.entries(mapping)) {
    const value = 'always' in from ? from.always : fields[from.field];
    if (value !== undefined && value !== null && value !== '') row[column] = readValue(column, value);
  }
  return row;
}

/** The feed's fields, which the rows that are made of them do not show. */
export interface FieldsSeen extends ColumnsSeen {
  names: Set<string>;
}

export function fieldsSeen(mapping: FeedMapping): FieldsSeen {
  const read = new Set(Object.values(mapping).flatMap((from) => ('field' in from ? [from.field] : [])));
  const names = new Set<string>();
  return { names, see() {}, ignored: () => [...names].filter((field) => !isRead(field, read)) };
}

/** The rows of a feed as rows of the import; what is no object is handed on, to be rejected. */
export function* mapRows(rows: Iterable<SourceRow>, mapping: FeedMapping, { names }: FieldsSeen): Generator<SourceRow> {
  for (const { place, value } of rows) {
    if (!isObject(value)) {
      yield { place, value };
      continue;
    }
    const fields = fieldsOf(value);
    for (const field of Object.keys(fields)) if (names.size < NAMES_MAX) names.add(field);
    yield { place, value: mapRow(fields, mapping) };
  }
}

const NAMES_MAX = 1_000;
