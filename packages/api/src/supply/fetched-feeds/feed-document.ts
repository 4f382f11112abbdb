import { Readable } from 'node:stream';
import { csvRows } from '../import/csv-rows.ts';
import { ImportFileError, type SourceRow } from '../import/source-row.ts';
import type { FeedFormat } from './fetched-feeds.limits.ts';
import { xmlTree } from './xml-tree.ts';

/** Content of a feed, whatever its format. */
export interface FeedDocument {
  format: FeedFormat;
  value: unknown;
}

/**
 * Reads JSON, CSV (commas, semicolons or tabs) or XML, told apart by how it begins.
 *
 * @throws ImportFileError where it is none of them, or breaks off
 */
export async function readDocument(text: string): Promise<FeedDocument> {
  const start = text.trimStart();
  if (start === '') throw new ImportFileError('The feed is empty.');
  if (start.startsWith('<')) return { format: 'xml', value: xmlTree(text) };
  if (/^[[{]/.test(start)) return { format: 'json', value: jsonOf(text) };
  const value: unknown[] = [];
  for await (const row of csvRows(Readable.from([text]), separatorOf(start))) value.push(row.value);
  return { format: 'csv', value };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ImportFileError('The feed is not JSON, or breaks off.', { cause });
  }
}

/** Picks the separator that the header holds most often. */
function separatorOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Finds places in a document that may hold rows, most rows first: lists of objects, by the names that lead there. */
export function rowPlaces({ format, value }: FeedDocument): { at: string; rows: number }[] {
  const places: { at: string; rows: number }[] = [];
  const look = (inner: unknown, at: string[]) => {
    if (Array.isArray(inner)) {
      if (inner.some(isObject)) places.push({ at: at.join('.'), rows: inner.length });
    } else if (isObject(inner) && at.length < DEPTH_MAX) {
      for (const [name, child] of Object.entries(inner)) if (!name.includes('.')) look(child, [...at, name]);
    }
  };
  // XML with a single item does not say that there may be several.
  const known = format === 'xml' ? WELL_KNOWN.filter((at) => isObject(valueAt(value, at))) : [];
  for (const at of known) places.push({ at, rows: 1 });
  if (known.length === 0) look(value, []);
  return places.toSorted((a, b) => b.rows - a.rows).slice(0, PLACES_MAX);
}

const DEPTH_MAX = 6;
const PLACES_MAX = 20;
const WELL_KNOWN = ['rss.channel.item', 'feed.entry', 'rdf:RDF.item'];

/** @throws ImportFileError where the document is another than it was */
export function* rowsAt({ value }: FeedDocument, at: string): Generator<SourceRow> {
  const found = valueAt(value, at);
  if (found === undefined && !isObject(valueAt(value, at.split('.').slice(0, -1).join('.'))))
    throw new ImportFileError(`The feed has changed: there is nothing at “${at}” any more.`);
  const rows = Array.isArray(found) ? (found as unknown[]) : found === undefined ? [] : [found];
  for (const [index, row] of rows.entries()) yield { place: `index ${index}`, value: row };
}

const valueAt = (value: unknown, at: string): unknown =>
  at === ''
    ? value
    : at
        .split('.')
        .reduce<unknown>(
          (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
          value,
        );

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
