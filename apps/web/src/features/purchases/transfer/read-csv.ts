import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import Papa from 'papaparse';

/** The columns of the file; those it need not have too. As `PURCHASE_COLUMNS` of the API, a test compares them. */
export const COLUMNS = [
  'id',
  'title',
  'tier',
  'price',
  'currency',
  'purchased_on',
  'refund_until',
  'state',
  'licence_codes',
  'notes',
  'deal_url',
];
const REQUIRED = ['title', 'price', 'currency', 'purchased_on'];

export type FileProblem = 'tooLarge' | 'unreadable' | 'encoding' | 'broken' | 'columns' | 'nothing' | 'tooMany';

/** Why a file cannot be imported. */
export class FileProblemError extends Error {
  override readonly name = 'FileProblemError';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export type Row = Record<string, string>;

/** The rows of a CSV file, by our columns; others are left out. @throws FileProblemError */
export async function readCsv(file: Blob): Promise<Row[]> {
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > purchaseLimits.importBytesMax) throw new FileProblemError('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblemError('unreadable');
  });
  const rows = rowsOf(decode(bytes));
  if (rows.length === 0) throw new FileProblemError('nothing');
  if (rows.length > purchaseLimits.purchasesMax) throw new FileProblemError('tooMany');
  return rows;
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblemError('encoding');
  }
}

function rowsOf(text: string): Row[] {
  const parsed = Papa.parse<Record<string, unknown>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  if (parsed.errors.some(({ type }) => type === 'Quotes')) throw new FileProblemError('broken');
  const named = parsed.meta.fields ?? [];
  if (!REQUIRED.every((column) => named.includes(column)))
    throw new FileProblemError(parsed.data.length === 0 && named.length === 0 ? 'nothing' : 'columns');
  return parsed.data.map((row) =>
    Object.fromEntries(
      COLUMNS.map((column) => [column, row[column]]).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  );
}
