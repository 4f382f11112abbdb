import { z } from 'zod';
import { currency, problemOfAmount } from '#kernel/money/money.ts';
import { day } from '#kernel/dates.ts';
import { entries, list } from '#kernel/list.ts';
import { line, text } from '#kernel/text.ts';
import { PURCHASE_STATES, purchaseLimits } from './purchases.limits.ts';

export type * from './purchases.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

const fields = {
  title: line(purchaseLimits.titleMax),
  tier: line(purchaseLimits.tierMax).nullable(),
  /** In major units of `currency`. */
  price: z.number().min(0).max(purchaseLimits.priceMax),
  currency,
  purchasedOn: day,
  refundUntil: day.nullable(),
  redeemBy: day.nullable(),
  state: z.enum(PURCHASE_STATES),
  licenceCodes: list(line(purchaseLimits.codeMax), {
    max: purchaseLimits.codesMax,
    many: `Use at most ${purchaseLimits.codesMax} codes.`,
  }),
  notes: text(purchaseLimits.notesMax),
};

const defaults = {
  tier: fields.tier.default(null),
  refundUntil: fields.refundUntil.default(null),
  redeemBy: fields.redeemBy.default(null),
  state: fields.state.default('unused'),
  licenceCodes: fields.licenceCodes.default([]),
  notes: fields.notes.default(''),
};

/** A price has the decimals of its currency. */
const checkPrice = ({
  value: { price, currency: code },
  issues,
}: z.core.ParsePayload<{ price: number; currency: string }>): void => {
  const problem = problemOfAmount(price, code);
  if (problem !== null) issues.push({ code: 'custom', path: ['price'], message: problem, input: price });
};

/** `id` is made by the caller: the same again has its effect once. With a deal, its terms of this moment are kept. */
export const createPurchaseInput = z
  .object({ ...fields, ...defaults, id, dealId: id.nullable().default(null) })
  .check(checkPrice);
export type CreatePurchaseInput = z.input<typeof createPurchaseInput>;

/** Like what the form sends, but a file need not name its purchases. */
export const filePurchase = z.object({ ...fields, ...defaults, id: id.nullable() }).check(checkPrice);

/** Fields that are not named stay as they are. Whether price and currency fit is known once both are. */
export const updatePurchaseInput = z.object({ id, ...z.object(fields).partial().shape });
export type UpdatePurchaseInput = z.infer<typeof updatePurchaseInput>;

export const purchaseInput = z.object({ id });
export type PurchaseInput = z.infer<typeof purchaseInput>;

/**
 * Rows of a file. One with the `id` of a purchase that is there, or with the title, day, price and currency of one, is there
 * already and stays as it is. Rows that are not valid are left out and named.
 */
export const importPurchasesInput = z.object({
  rows: list(entries(z.string().max(50_000), { max: purchaseLimits.columnsMax, nameMax: 50 }), {
    min: 1,
    max: purchaseLimits.purchasesMax,
    many: `A file holds at most ${purchaseLimits.purchasesMax} purchases.`,
  }),
  /** Says what would happen, and changes nothing. */
  isPreview: z.boolean(),
});
export type ImportPurchasesInput = z.infer<typeof importPurchasesInput>;

/** GET /api/account/purchases/{id}/page.html and page.txt. */
export const frozenPageInput = z.object({ id, download: z.enum(['0', '1']).default('0') });

/** GET /api/account/purchases/export. */
export const exportPurchasesInput = z.object({ codes: z.enum(['0', '1']).default('0') });

/** Columns of the file, in and out. Several licence codes are separated by line breaks. */
export const PURCHASE_COLUMNS = [
  'id',
  'title',
  'tier',
  'price',
  'currency',
  'purchased_on',
  'refund_until',
  'redeem_by',
  'state',
  'licence_codes',
  'notes',
  'deal_url',
] as const;
