import { v7 as uuidv7 } from 'uuid';
import type { RowNote } from './import.contract.ts';
import { columns } from './import-columns.ts';
import { importRow } from './import-row.ts';
import { isOfDeals } from './import.limits.ts';
import type { StagedRow } from './import.repo.ts';
import type { SourceRow } from './source-row.ts';

const READ_AT_ONCE = 1_000;

/** Some rows of a file that were checked. */
export interface Batch {
  /** The good ones (`StagedRow`), as the JSON that Postgres takes. */
  rows: string;
  /** All of them. */
  read: number;
  rejected: number;
  notes: RowNote[];
  /** The ids of the rejected ones, and how many of these say none. */
  rejectedKeys: string[];
  rejectedWithoutKey: number;
  /** With the last rows: the columns of the file that nothing was taken from, the first ones. */
  ignored: string[];
}

/** Which columns a source has, and which of them nothing is taken from. */
export interface ColumnsSeen {
  see(row: unknown, isDeal: boolean): void;
  ignored(): string[];
}

const IGNORED_MAX = 100;
const COLUMN_NAME_MAX = 100;

const emptyBatch = (): Omit<Batch, 'rows'> => ({
  read: 0,
  rejected: 0,
  notes: [],
  rejectedKeys: [],
  rejectedWithoutKey: 0,
  ignored: [],
});

/**
 * Checks each row by itself (CAT-03), a thousand good ones at a time.
 *
 * @param seen where the rows are made of others, whose columns are meant
 * @throws what `rows` throws
 */
export async function* readRows(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  seen: ColumnsSeen = columnsSeen(),
): AsyncGenerator<Batch> {
  let position = 0;
  let good: StagedRow[] = [];
  let batch = emptyBatch();
  for await (const { place, value } of rows) {
    const checked = importRow.safeParse(value);
    seen.see(value, !checked.success || 'deal_key' in checked.data);
    if (checked.success) {
      good.push({ ...checked.data, position, place, new_tool_id: uuidv7(), new_deal_id: uuidv7() });
      const website = givenWebsite(value);
      if (website && !checked.data.website)
        batch.notes.push({ kind: 'left out', place, reason: `website: no browser opens ${website}` });
    } else {
      batch.rejected += 1;
      const key = givenKey(value);
      if (key === null) batch.rejectedWithoutKey += 1;
      else batch.rejectedKeys.push(key);
      batch.notes.push({ kind: 'rejected', place, reason: reasonOf(value, checked.error.issues) });
    }
    position += 1;
    batch.read += 1;
    if (good.length < READ_AT_ONCE && batch.notes.length < READ_AT_ONCE) continue;
    yield { ...batch, rows: JSON.stringify(good) };
    good = [];
    batch = emptyBatch();
  }
  const ignored = seen.ignored().map((name) => name.slice(0, COLUMN_NAME_MAX));
  yield { ...batch, ignored: ignored.slice(0, IGNORED_MAX), rows: JSON.stringify(good) };
}

/** Ignored are unknown ones, and those of deals where no row is one. */
function columnsSeen(): ColumnsSeen {
  const read = new Set<string>();
  const ignored = new Set<string>();
  return {
    see(row, isDeal) {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) return;
      for (const name of Object.keys(row)) {
        if (read.has(name)) continue;
        if (Object.hasOwn(columns.shape, name) && (isDeal || !isOfDeals(name))) {
          read.add(name);
          ignored.delete(name);
        } else if (ignored.size < IGNORED_MAX) ignored.add(name);
      }
    },
    ignored: () => [...ignored],
  };
}

/** The row's own id, also where the rest of it is not valid. */
function givenKey(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const { external_id: external, id }: { external_id?: unknown; id?: unknown } = row;
  const key = [external, id].find((one) => one !== undefined && one !== null && one !== '');
  return typeof key === 'string' || typeof key === 'number' ? String(key).trim() : null;
}

const givenWebsite = (row: unknown) =>
  typeof row === 'object' && row !== null && 'website' in row && typeof row.website === 'string' ? row.website : '';

function reasonOf(value: unknown, issues: { path: PropertyKey[]; message: string }[]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    // The CSV reader says itself what is wrong with a record.
    return typeof value === 'string' ? value : 'A row is an object.';
  }
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join(' ');
}
