import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor, requireScope } from '#kernel/actor.ts';
import { CSV_MARK, csvLines } from '#kernel/csv.ts';
import { decimalsOf } from '#kernel/money/decimals.limits.ts';
import { dealUrlOf } from './deal-url.ts';
import { type ExportRow, readPurchases } from './export.repo.ts';
import { openCodes } from './licence-codes.ts';
import { PURCHASE_COLUMNS } from './purchases.contract.ts';

type Column = (typeof PURCHASE_COLUMNS)[number];

/**
 * The actor's purchases as a CSV file that `importPurchases` takes (ACC-02), written while it is read.
 *
 * @param options.hasCodes with the licence codes, one a line of their cell
 * @throws scope_required for the codes
 */
export function exportPurchases(
  call: Pick<Call, 'actor' | 'database' | 'secrets' | 'publicUrl' | 'address' | 'userAgent'>,
  options: { hasCodes: boolean },
): AsyncGenerator<string> {
  const { user } = requireActor(call);
  if (options.hasCodes) requireScope(call, 'licence_codes');
  const cellsOf = ({ id, title, tier, currency, state, notes, ...row }: ExportRow): Record<Column, string | null> => ({
    id,
    title,
    tier,
    price: row.price.toFixed(decimalsOf(currency)),
    currency,
    purchased_on: row.purchasedOn,
    refund_until: row.refundUntil,
    redeem_by: row.redeemBy,
    state,
    licence_codes: options.hasCodes ? openCodes(call.secrets, id, row.licenceCodes).join('\n') : null,
    notes,
    deal_url: dealUrlOf(call.publicUrl, row.dealSlug),
  });

  async function* pieces() {
    if (options.hasCodes) await record(call.database.db, call, { action: 'purchase.codes_export' });
    yield CSV_MARK + csvLines([[...PURCHASE_COLUMNS]]);
    for await (const rows of readPurchases(call.database.db, user.id)) {
      const cells = rows.map(cellsOf);
      yield csvLines(cells.map((row) => PURCHASE_COLUMNS.map((column) => row[column])));
    }
  }
  return pieces();
}
