import type { FeedMapping } from '@onceware/db/schema/catalog';
import { type Batch, readRows } from '../import/read-rows.ts';
import { ImportFileError } from '../import/source-row.ts';
import { readDocument, rowPlaces, rowsAt } from './feed-document.ts';
import { type FeedFormat, feedLimits } from './fetched-feeds.limits.ts';
import { fieldsSeen, mapRows } from './mapped-rows.ts';
import { type Fields, fieldsOf } from './row-fields.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** A feed, and what its rows are read as. */
export interface FeedToRead {
  text: string;
  rowsAt: string;
  mapping: FeedMapping;
}

/** Without these a row is none, so a feed that has them no more has become another. */
const NEEDED = ['external_id', 'name', 'current_price', 'base_price'];

/** Checks each of its rows. @throws ImportFileError where it cannot be read, or lacks a field that all depends on */
export async function* readFeedRows({ text, mapping, rowsAt: at }: FeedToRead): AsyncGenerator<Batch> {
  const document = await readDocument(text);
  const fields = fieldsSeen(mapping);
  yield* readRows(mapRows(rowsAt(document, at), mapping, fields), fields);
  if (fields.names.size === 0) return;
  for (const column of NEEDED) {
    const from = mapping[column];
    if (from && 'field' in from && !fields.names.has(from.field))
      throw new ImportFileError(
        `The feed has changed: no row has the field “${from.field}” any more, which “${column}” is read from.`,
      );
  }
}

/** Shape of a feed, for the person who maps it. */
export interface LookedAt {
  format: FeedFormat;
  rowsAt: string;
  places: string[];
  rows: number;
  fields: string[];
  /** The first rows, field by field; long text is cut. */
  sample: Fields[];
  mapping: FeedMapping;
}

const TEXT_MAX = 5_000;

/** @param at where its rows stand; else where most are. @throws ImportFileError where it cannot be read, or has no rows there */
export async function lookAtRows(text: string, at: string | undefined): Promise<LookedAt> {
  const document = await readDocument(text);
  const places = rowPlaces(document).map((place) => place.at);
  const chosen = at ?? places[0];
  if (chosen === undefined) throw new ImportFileError('There is no list of rows in it.');
  const rows = [...rowsAt(document, chosen)];
  const seen = new Set<string>();
  const sample: Fields[] = [];
  for (const { value } of rows) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const fields = fieldsOf(value as Record<string, unknown>);
    for (const field of Object.keys(fields)) if (seen.size < feedLimits.fieldsMax) seen.add(field);
    if (sample.length < feedLimits.sampleRows) sample.push(cut(fields));
  }
  const fields = [...seen];
  return {
    format: document.format,
    rowsAt: chosen,
    places,
    rows: rows.length,
    fields,
    sample,
    mapping: suggestMapping(fields, sample),
  };
}

/** Cuts text and leaves out other values that are too long for a preview, because half a list is not a list. */
function cut(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') return [name, value.slice(0, TEXT_MAX).toWellFormed()];
    return [name, JSON.stringify(value).length > TEXT_MAX ? null : value];
  });
  return Object.fromEntries(entries) as Fields;
}
