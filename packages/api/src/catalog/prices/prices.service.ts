import type { Call } from '#kernel/call.ts';
import { CSV_MARK, csvLines } from '#kernel/csv.ts';
import { AppError } from '#kernel/errors.ts';
import { decimalsOf } from '#kernel/money/decimals.limits.ts';
import type { PriceHistory, PriceHistoryInput, PricesFileInput } from './prices.contract.ts';
import { findPriceHistory, findSlug, type LoggedPrice, readPriceLog } from './prices.repo.ts';

type PricesCall = Pick<Call, 'database'>;

/** Returns the price history of a deal, and what it says of today's price (CAT-08). @throws not_found */
export async function getPriceHistory(call: PricesCall, { dealId }: PriceHistoryInput): Promise<PriceHistory> {
  const history = await findPriceHistory(call.database.db, dealId);
  if (!history) throw new AppError('not_found');
  return history;
}

/** Columns of a price: it counts since `at`, while the deal ran, which was announced from `starts_at` to `ends_at`. */
const COLUMNS = ['at', 'price', 'regular_price', 'currency', 'starts_at', 'ends_at', 'source'] as const;

const cellsOf = ({ at, price, basePrice, currency, startsAt, endsAt, isTold }: LoggedPrice): (string | null)[] => {
  const amount = (value: number) => value.toFixed(decimalsOf(currency));
  return [at, amount(price), amount(basePrice), currency, startsAt, endsAt, isTold ? 'told' : 'kept'];
};

/** The whole log of a deal's prices as a CSV file, written while it is read. @throws not_found */
export async function exportPrices(
  call: PricesCall,
  { id }: PricesFileInput,
): Promise<{ slug: string; pieces: AsyncIterable<string> }> {
  const { db } = call.database;
  const slug = await findSlug(db, id);
  if (slug === undefined) throw new AppError('not_found');
  async function* pieces() {
    yield CSV_MARK + csvLines([[...COLUMNS]]);
    for await (const rows of readPriceLog(db, id)) yield csvLines(rows.map(cellsOf));
  }
  return { slug, pieces: pieces() };
}
