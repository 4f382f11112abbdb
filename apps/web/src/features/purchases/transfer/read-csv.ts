import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import Papa from 'papaparse';
import { decoded, encodingOf } from '#lib/files/decode.ts';
import { type Column, findColumns } from './columns.ts';
import { dayReader } from './read-day.ts';
import { readPrice } from './read-price.ts';

const REQUIRED = ['title', 'price', 'purchased_on'] as const;

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

export type Row = Partial<Record<Column, string>>;

/**
 * The rows of a CSV file by our columns, whatever they are called there, with days and prices as the server reads them; others are
 * left out.
 *
 * @throws FileProblemError
 */
export async function readCsv(file: Blob, locale: string): Promise<Row[]> {
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > purchaseLimits.importBytesMax) throw new FileProblemError('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblemError('unreadable');
  });
  const rows = rowsOf(textOf(new Uint8Array(bytes)), locale);
  if (rows.length === 0) throw new FileProblemError('nothing');
  if (rows.length > purchaseLimits.purchasesMax) throw new FileProblemError('tooMany');
  return rows;
}

function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === null) throw new FileProblemError('encoding');
  return [...decoded(bytes, encoding)].join('');
}

function rowsOf(text: string, locale: string): Row[] {
  const parsed = Papa.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: 'greedy' });
  if (parsed.errors.some(({ type }) => type === 'Quotes')) throw new FileProblemError('broken');
  const head = parsed.meta.fields ?? [];
  const columns = findColumns(head);
  if (!REQUIRED.every((column) => columns.has(column)))
    throw new FileProblemError(parsed.data.length === 0 && head.length === 0 ? 'nothing' : 'columns');
  const rows = parsed.data.map((row) => {
    const cells = [...columns].map(([column, name]) => [column, row[name]] as const);
    return Object.fromEntries(cells.filter((cell): cell is [Column, string] => typeof cell[1] === 'string'));
  });
  const read = rowReader(rows, locale);
  const all = rows.map(read);
  if (all.length > 0 && all.every(({ currency }) => !currency)) throw new FileProblemError('columns');
  return all;
}

/** What shops call the state of a purchase; other words are as they are. */
const STATES: Record<string, string> = {
  redeemed: 'activated',
  active: 'activated',
  'not redeemed': 'unused',
  unredeemed: 'unused',
  available: 'unused',
  pending: 'unused',
  completed: 'unused',
  paid: 'unused',
  returned: 'refunded',
  cancelled: 'refunded',
  canceled: 'refunded',
};

function rowReader(rows: readonly Row[], locale: string): (row: Row) => Row {
  const days = rows.flatMap((row) => [row.purchased_on ?? '', row.refund_until ?? '']);
  const dayIn = dayReader(days, locale);
  return (row) => {
    const { price, currency } = readPrice(row.price ?? '', row.currency?.trim() ?? '', locale);
    const refund = row.refund_until ?? '';
    const state = row.state?.trim() ?? '';
    return {
      ...row,
      price,
      ...(currency && { currency }),
      purchased_on: dayIn(row.purchased_on ?? '') ?? row.purchased_on ?? '',
      ...(refund && { refund_until: dayIn(refund) ?? refund }),
      ...(state && { state: STATES[state.toLowerCase()] ?? state }),
    };
  };
}
