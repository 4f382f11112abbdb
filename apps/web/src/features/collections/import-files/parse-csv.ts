import Papa from 'papaparse';
import { detailsOf, itemOf, nameOf, webAddress } from './clean-fields.ts';
import { type ImportCollection, type ImportFile, ImportProblem, type Link } from './import-file.ts';

/** Spreadsheets save with semicolons where the comma is in numbers. */
const DELIMITERS = [',', ';', '\t'];

/** Of our own export, all of which are there. */
const OURS = ['collection', 'entity_type', 'entity_id'];

/** What other programs call their columns, the better ones first. */
const FOREIGN = {
  url: ['url', 'link', 'href', 'website', 'address'],
  title: ['title', 'name'],
  notes: ['note', 'notes', 'excerpt', 'description', 'comment'],
  folder: ['folder', 'collection', 'list', 'category'],
  addedAt: ['created', 'created_at', 'added_at', 'time_added', 'added', 'date'],
};

type Row = string[];

/** A CSV file, ours or one with a column of web addresses. @throws ImportProblem */
export function parseCsv(text: string): ImportFile {
  for (const delimiter of DELIMITERS) {
    const columns = headOf(text, delimiter);
    const isOurs = OURS.every((name) => columns.includes(name));
    if (isOurs) return ours(rowsOf(text, delimiter), columns);
    if (FOREIGN.url.some((name) => columns.includes(name))) return foreign(rowsOf(text, delimiter), columns);
  }
  throw new ImportProblem('otherCsv');
}

const headOf = (text: string, delimiter: string): string[] =>
  (Papa.parse<Row>(text, { delimiter, preview: 1 }).data[0] ?? []).map((name) => name.trim().toLowerCase());

/** Without the head; an empty line is no row. */
function rowsOf(text: string, delimiter: string): Row[] {
  const { data, errors } = Papa.parse<Row>(text, { delimiter });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) throw new ImportProblem({ key: 'brokenCsv', row: (broken.row ?? 0) + 1 });
  return data.slice(1);
}

const isEmpty = (row: Row) => row.every((cell) => cell.trim() === '');

/** Takes off the apostrophe that the export puts before what a spreadsheet would take for a formula. */
const unescaped = (cell: string) => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);

function ours(rows: Row[], columns: string[]): ImportFile {
  const place = (name: string) => columns.indexOf(name);
  const at = {
    name: place('collection'),
    type: place('entity_type'),
    id: place('entity_id'),
    url: place('url'),
    title: place('title'),
    notes: place('notes'),
    addedAt: place('added_at'),
  };
  const byName = new Map<string, ImportCollection>();
  let skipped = 0;
  rows.forEach((row, index) => {
    if (isEmpty(row)) return;
    const cell = (column: number) => unescaped(row[column] ?? '');
    const name = nameOf(cell(at.name));
    if (!name) throw new ImportProblem({ key: 'rowWithoutName', row: index + 2 });
    const collection = byName.get(name) ?? { name, items: [] };
    byName.set(name, collection);
    // An empty collection is a row with nothing but its name.
    if (row.every((one, column) => column === at.name || one === '')) return;
    const item = itemOf({
      type: cell(at.type),
      id: cell(at.id),
      url: cell(at.url),
      title: cell(at.title),
      notes: cell(at.notes),
      addedAt: cell(at.addedAt),
    });
    if (item) collection.items.push(item);
    else skipped += 1;
  });
  return { kind: 'collections', collections: [...byName.values()], skipped };
}

function foreign(rows: Row[], columns: string[]): ImportFile {
  const place = (names: string[]) => columns.indexOf(names.find((name) => columns.includes(name)) ?? '');
  const at = {
    url: place(FOREIGN.url),
    title: place(FOREIGN.title),
    notes: place(FOREIGN.notes),
    folder: place(FOREIGN.folder),
    addedAt: place(FOREIGN.addedAt),
  };
  const links: Link[] = [];
  let skipped = 0;
  for (const row of rows) {
    if (isEmpty(row)) continue;
    const url = webAddress(row[at.url]);
    if (!url) {
      skipped += 1;
      continue;
    }
    const folder = row[at.folder]?.trim();
    links.push({
      item: { url, ...detailsOf({ title: row[at.title], notes: row[at.notes], addedAt: timeOf(row[at.addedAt]) }) },
      folder: folder ? [folder] : [],
    });
  }
  return { kind: 'links', links, skipped };
}

/** Some programs write seconds since 1970. */
const timeOf = (cell: string | undefined) =>
  cell !== undefined && /^\d{9,10}$/.test(cell) ? Number(cell) * 1000 : cell;
