import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import Papa from 'papaparse';
import { decoded, encodingOf } from '#lib/files/decode.ts';
import { type DayOrder, guessOrder, type OrderGuess, readDay } from '#lib/files/read-day.ts';
import { type Column, findColumns } from './columns.ts';
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

/** The member's choices for a file that does not say it. */
export interface Said {
  /** The currency of rows that name none. */
  currency: string;
  /** Null: by the file's own days, or else the reader's language. */
  dayOrder: DayOrder | null;
}

export interface PurchasesFile {
  rows: Row[];
  /** The number of rows that name no currency. */
  withoutCurrency: number;
  days: OrderGuess;
}

/**
 * The rows of a CSV file by our columns, whatever they are called there, with days and prices as the server reads them; others are
 * left out.
 *
 * @throws FileProblemError
 */
export async function readCsv(file: Blob, locale: string, said: Said, daysLocale = locale): Promise<PurchasesFile> {
  // Before it is read: what is too large must not fill the memory first.
  if (file.size > purchaseLimits.importBytesMax) throw new FileProblemError('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblemError('unreadable');
  });
  const rows = rowsOf(textOf(new Uint8Array(bytes)));
  if (rows.length === 0) throw new FileProblemError('nothing');
  if (rows.length > purchaseLimits.purchasesMax) throw new FileProblemError('tooMany');
  return understood(rows, locale, said, daysLocale);
}

function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === null) throw new FileProblemError('encoding');
  return [...decoded(bytes, encoding)].join('');
}

function rowsOf(text: string): Row[] {
  const parsed = Papa.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: 'greedy' });
  if (parsed.errors.some(({ type }) => type === 'Quotes')) throw new FileProblemError('broken');
  const head = parsed.meta.fields ?? [];
  const columns = findColumns(head);
  if (!REQUIRED.every((column) => columns.has(column)))
    throw new FileProblemError(parsed.data.length === 0 && head.length === 0 ? 'nothing' : 'columns');
  return parsed.data.map((row) => {
    const cells = [...columns].map(([column, name]) => [column, row[name]] as const);
    return Object.fromEntries(cells.filter((cell): cell is [Column, string] => typeof cell[1] === 'string'));
  });
}

/** Shops' words for the state of a purchase; other words stay unchanged. */
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

/** The rows with days and prices as the server reads them. */
function understood(rows: readonly Row[], locale: string, said: Said, daysLocale: string): PurchasesFile {
  const guess = guessOrder(
    rows.flatMap((row) => [row.purchased_on ?? '', row.refund_until ?? '', row.redeem_by ?? '']),
    daysLocale,
  );
  const order = guess.isCertain ? guess.order : (said.dayOrder ?? guess.order);
  let withoutCurrency = 0;
  const read = (row: Row): Row => {
    const named = row.currency?.trim() ?? '';
    const found = readPrice(row.price ?? '', named, locale);
    if (!found.currency && row.price?.trim()) withoutCurrency += 1;
    const { price, currency } = found.currency ? found : readPrice(row.price ?? '', said.currency, locale);
    const refund = row.refund_until ?? '';
    const redeem = row.redeem_by ?? '';
    const state = row.state?.trim() ?? '';
    return {
      ...row,
      price,
      currency,
      purchased_on: readDay(row.purchased_on ?? '', order) ?? row.purchased_on ?? '',
      ...(refund && { refund_until: readDay(refund, order) ?? refund }),
      ...(redeem && { redeem_by: readDay(redeem, order) ?? redeem }),
      ...(state && { state: STATES[state.toLowerCase()] ?? state }),
    };
  };
  return { rows: rows.map(read), withoutCurrency, days: { ...guess, order } };
}
