import { unescapeFormula } from '@onceware/api/kernel/formula.contract';
import Papa from 'papaparse';
import { itemsOf, nameOf, webAddress } from './clean-fields.ts';
import { hasAddresses, rowReader } from './columns.ts';
import { Entries } from './entries.ts';
import { type ImportCollection, type ImportFile, ImportProblem } from './import-file.ts';
import { LeftOutEntries } from './left-out.ts';
import { parseList } from './parse-list.ts';
import type { Reading } from './reading.ts';

/** Spreadsheets save with semicolons where the comma is in numbers. */
const DELIMITERS = [',', ';', '\t'];

/** Columns of our own export, all of which must be present. */
const OURS = ['collection', 'entity_type', 'entity_id'];

type Row = string[];

/** A CSV file, ours or one with a column of web addresses, or a plain list of addresses. @throws ImportProblem */
export function parseCsv(text: string, reading: Reading): ImportFile {
  for (const delimiter of DELIMITERS) {
    const head = headOf(text, delimiter);
    const names = head.map((name) => name.trim().toLowerCase());
    if (OURS.every((name) => names.includes(name))) return ours(rowsOf(text, delimiter).slice(1), names);
    if (hasAddresses(names)) return foreign(rowsOf(text, delimiter).slice(1), names, reading);
    // Without a head; what stands beside the address is its title.
    const at = head.length > 1 ? head.findIndex((cell) => webAddress(cell)) : -1;
    const named = head.map((_, index) => (index === at ? 'url' : index === (at === 0 ? 1 : 0) ? 'title' : ''));
    if (at !== -1) return foreign(rowsOf(text, delimiter), named, reading);
  }
  const list = parseList(text);
  if (!list) throw new ImportProblem('otherCsv');
  return list;
}

const headOf = (text: string, delimiter: string): string[] =>
  Papa.parse<Row>(text, { delimiter, preview: 1 }).data[0] ?? [];

function rowsOf(text: string, delimiter: string): Row[] {
  const { data, errors } = Papa.parse<Row>(text, { delimiter });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) throw new ImportProblem({ key: 'brokenCsv', row: (broken.row ?? 0) + 1 });
  return data;
}

/** An empty line is no row. */
const isEmpty = (row: Row) => row.every((cell) => cell.trim() === '');

function ours(rows: Row[], columns: string[]): ImportFile {
  const byName = new Map<string, ImportCollection>();
  const leftOut = new LeftOutEntries();
  rows.forEach((row, index) => {
    if (isEmpty(row)) return;
    const cell = (column: string) => unescapeFormula(row[columns.indexOf(column)] ?? '');
    const name = nameOf(cell('collection'));
    if (!name) throw new ImportProblem({ key: 'rowWithoutName', row: index + 2 });
    const collection = byName.get(name) ?? { name, items: [] };
    byName.set(name, collection);
    // An empty collection is a row with nothing but its name.
    if (row.every((one, column) => columns[column] === 'collection' || one === '')) return;
    const found = itemsOf({
      type: cell('entity_type'),
      id: cell('entity_id'),
      url: cell('url'),
      title: cell('title'),
      description: cell('description'),
      notes: cell('notes'),
      tags: cell('tags').split('\n'),
      isFavorite: cell('is_favorite'),
      addedAt: cell('added_at'),
    });
    if ('items' in found) collection.items.push(...found.items);
    else leftOut.add(found.reason, cell('title'), cell('url'));
  });
  return { kind: 'collections', collections: [...byName.values()], leftOut: leftOut.asData };
}

function foreign(rows: Row[], columns: string[], reading: Reading): ImportFile {
  const { days, read } = rowReader(columns, rows, reading);
  const entries = new Entries();
  for (const row of rows) {
    if (isEmpty(row)) continue;
    const { fields, folder } = read(row);
    entries.add(fields, folder);
  }
  return { ...entries.file, days };
}
