import type { z } from 'zod';
import { unescapeFormula } from '#kernel/formula.contract.ts';
import { dealSlugOf } from './deal-url.ts';
import { filePurchase, type PURCHASE_COLUMNS, type RowProblem } from './purchases.contract.ts';

type Column = (typeof PURCHASE_COLUMNS)[number];

/** A valid row of a file. */
export interface FileRow {
  number: number;
  purchase: z.output<typeof filePurchase>;
  /** Slug of a deal's page on this site, whether there is such a deal or not. */
  dealSlug: string | null;
}

const REQUIRED = {
  title: 'title',
  price: 'price',
  currency: 'currency',
  purchasedOn: 'purchased_on',
} as const satisfies Record<string, Column>;

/**
 * Reads one row by `PURCHASE_COLUMNS`, whose names may be written in capitals; other columns are left alone.
 *
 * @param number counted from 1
 * @param publicUrl the site's own origin: addresses elsewhere are no deals of ours
 */
export function readRow(
  row: Record<string, string>,
  number: number,
  publicUrl: string,
): { row: FileRow | null; problems: RowProblem[] } {
  const cells = new Map(Object.entries(row).map(([name, cell]) => [name.trim().toLowerCase(), cell]));
  const cell = (column: Column) => unescapeFormula(cells.get(column) ?? '');
  const trimmed = (column: Column) => cell(column).trim();
  const optional = (column: Column) => trimmed(column) || null;

  const missing = Object.entries(REQUIRED).flatMap(([field, column]): RowProblem[] =>
    trimmed(column) ? [] : [{ row: number, field, reason: 'missing' }],
  );
  const parsed = filePurchase.safeParse({
    id: optional('id'),
    title: cell('title'),
    tier: optional('tier'),
    price: priceOf(trimmed('price')),
    currency: trimmed('currency'),
    purchasedOn: trimmed('purchased_on'),
    refundUntil: optional('refund_until'),
    redeemBy: optional('redeem_by'),
    state: trimmed('state').toLowerCase() || 'unused',
    licenceCodes: trimmed('licence_codes')
      .split(/[\r\n]+/)
      .filter((code) => code.trim()),
    notes: cell('notes'),
  });
  if (parsed.success && missing.length === 0) {
    return {
      row: { number, purchase: parsed.data, dealSlug: dealSlugOf(publicUrl, trimmed('deal_url')) },
      problems: [],
    };
  }
  const issues = parsed.error?.issues ?? [];
  const byField = new Map(
    issues.map((issue) => [
      String(issue.path[0]),
      { row: number, field: String(issue.path[0]), reason: reasonOf(issue) },
    ]),
  );
  for (const problem of missing) byField.set(problem.field, problem);
  return { row: null, problems: [...byField.values()] };
}

/** With a point or a comma before the decimals; both together are not guessed at. */
const priceOf = (cell: string): number =>
  /^\d{1,9}([.,]\d{1,4})?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;

function reasonOf(issue: z.core.$ZodIssue): RowProblem['reason'] {
  if (issue.code !== 'too_big') return 'invalid';
  if (issue.origin === 'array') return 'too_many';
  return issue.origin === 'string' ? 'too_long' : 'invalid';
}
