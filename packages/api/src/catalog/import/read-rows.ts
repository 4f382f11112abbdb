import { v7 as uuidv7 } from 'uuid';
import type { RowNote } from './import.contract.ts';
import { importRow } from './import-row.ts';
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
}

/** Checks each row by itself (CAT-03), a thousand good ones at a time. @throws what `rows` throws */
export async function* readRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<Batch> {
  let position = 0;
  let good: StagedRow[] = [];
  let batch = { read: 0, rejected: 0, notes: [] as RowNote[] };
  for await (const { place, value } of rows) {
    const checked = importRow.safeParse(value);
    if (checked.success) {
      good.push({ ...checked.data, position, place, new_tool_id: uuidv7(), new_deal_id: uuidv7() });
      const website = givenWebsite(value);
      if (website && !checked.data.website)
        batch.notes.push({ kind: 'left out', place, reason: `website: no browser opens ${website}` });
    } else {
      batch.rejected += 1;
      batch.notes.push({ kind: 'rejected', place, reason: reasonOf(value, checked.error.issues) });
    }
    position += 1;
    batch.read += 1;
    if (good.length < READ_AT_ONCE && batch.notes.length < READ_AT_ONCE) continue;
    yield { ...batch, rows: JSON.stringify(good) };
    good = [];
    batch = { read: 0, rejected: 0, notes: [] };
  }
  yield { ...batch, rows: JSON.stringify(good) };
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
