import { z } from 'zod';
import { dealTerms } from '#catalog/catalog.answers.ts';
import { count, id, moment } from '#kernel/answers.ts';
import { FROZEN_PAGE_FAILURES } from './frozen-pages/frozen-pages.limits.ts';
import { PURCHASE_STATES } from './purchases.limits.ts';

export const rowProblem = z.strictObject({
  row: count.describe('Counted from 1, without the heading.'),
  field: z.string(),
  reason: z
    .enum(['missing', 'invalid', 'too_long', 'too_many', 'future'])
    .describe('`too_many`: there is no more room; `future`: the day is still to come.'),
});
/** A column that did not do, and why; a purchase's field names as in `createPurchaseInput`. */
export interface RowProblem extends z.infer<typeof rowProblem> {}

export const importPurchasesReport = z.strictObject({ added: count, present: count, problems: z.array(rowProblem) });
export interface ImportPurchasesReport extends z.infer<typeof importPurchasesReport> {}

export const terms = z.strictObject({
  slug: z.string(),
  title: z.string(),
  toolName: z.string(),
  toolWebsite: z.string().nullable(),
  promise: z.string(),
  description: z.string(),
  tiers: z.array(
    z.strictObject({
      name: z.string(),
      price: z.number(),
      features: z.array(z.string()),
      limits: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  ),
  basePrice: z.number(),
  price: z.number(),
  currency: z.string(),
  endsAt: moment.nullable(),
  takenAt: moment,
  conditions: dealTerms
    .extend({ url: z.string().nullable(), coupon: z.string().nullable() })
    .nullable()
    .describe('Null in purchases that were recorded before they were kept.'),
});
/** Terms that a deal promised when it was bought. Prices in major units; times are ISO strings. */
export interface Terms extends z.infer<typeof terms> {}

export const frozenPage = z.strictObject({
  url: z.string(),
  state: z.enum(['waiting', 'stored', 'failed']),
  failure: z.enum(FROZEN_PAGE_FAILURES).nullable(),
  title: z.string(),
  takenAt: moment.nullable(),
  size: count.describe('Bytes of the file.'),
  sha256: z.string().nullable().describe('Of the file, in hexadecimal digits.'),
});
/** Copy of the vendor's page; its file and its words have addresses of their own. */
export interface FrozenPage extends z.infer<typeof frozenPage> {}

export const keptTerms = z.strictObject({
  terms,
  present: terms.nullable().describe('Terms of the deal now; null where it is not in the catalogue any more.'),
  page: frozenPage.nullable().describe('Null: nobody asked for a copy yet.'),
  canKeepPage: z.boolean().describe("Whether an address of the vendor's page is known."),
});
/** Terms as they were frozen, and what became of them. */
export interface KeptTerms extends z.infer<typeof keptTerms> {}

export const purchase = z.strictObject({
  id,
  deal: z
    .strictObject({ slug: z.string(), logoUrl: z.string() })
    .nullable()
    .describe("While the deal is in the catalogue: its page, and its tool's logo."),
  title: z.string(),
  tier: z.string().nullable(),
  price: z.number(),
  currency: z.string(),
  purchasedOn: z.string(),
  refundUntil: z.string().nullable(),
  redeemBy: z.string().nullable(),
  state: z.enum(PURCHASE_STATES),
  codeCount: count,
  notes: z.string(),
  hasTerms: z.boolean().describe("Whether a deal's terms are kept with it."),
  toolName: z.string().nullable().describe('Name of the tool in these terms, to find the purchase by.'),
  createdAt: moment,
});
/** Days are `2026-12-31`, times ISO strings, price in major units. The codes come by `reveal` alone, the terms by `terms`. */
export interface Purchase extends z.infer<typeof purchase> {}
export const keptPurchase = z.strictObject({ purchase });

export const purchaseTotal = z.strictObject({
  year: z.number(),
  currency: z.string(),
  count,
  spent: z.number(),
  refunded: z.number(),
});
/** Total of one year and currency. Refunded amounts are not in `spent`. */
export interface PurchaseTotal extends z.infer<typeof purchaseTotal> {}

export const exchangeRates = z.strictObject({
  day: z.string().describe('The newest of them are of this day.'),
  areOld: z.boolean().describe('Older than a week.'),
  perEuro: z
    .record(z.string(), z.number())
    .describe(
      'Worth of a euro by currency code: all rates of that day, and any known for the currencies of the purchases.',
    ),
});
/** By which amounts of different currencies are added up. */
export interface ExchangeRates extends z.infer<typeof exchangeRates> {}

export const purchases = z.strictObject({
  purchases: z.array(purchase),
  totals: z.array(purchaseTotal),
  rates: exchangeRates.nullable(),
});
export interface Purchases extends z.infer<typeof purchases> {}
export const licenceCodes = z.strictObject({ licenceCodes: z.array(z.string()) });
