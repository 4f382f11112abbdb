import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals, type DealTier } from './catalog.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/**
 * Terms that a deal promised when it was bought; they stay the same whatever becomes of the deal. Money in hundredths,
 * with fractions of them.
 */
export interface PurchaseTerms {
  slug: string;
  title: string;
  toolName: string;
  toolWebsite: string | null;
  promise: string;
  description: string;
  tiers: DealTier[];
  basePriceMinor: number;
  priceMinor: number;
  currency: string;
  /** ISO times. */
  endsAt: string | null;
  takenAt: string;
  /** Absent in purchases that were recorded before it was kept. */
  conditions?: PurchaseConditions;
}

/** Conditions of a deal as it was shown, each null where it was not known. */
export interface PurchaseConditions {
  /** Address at which it was sold; null: at the tool's website. */
  url: string | null;
  coupon: string | null;
  soldBy: string | null;
  refundDays: number | null;
  /** ISO time. */
  redeemBy: string | null;
  redeemDays: number | null;
  updates: 'all' | 'version' | 'year' | 'none' | null;
  stacking: number | null;
}

/** Something that a member bought, from a deal of ours or elsewhere. Price in hundredths and a rest, as a deal's. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dealId: uuid().references(() => deals.id, { onDelete: 'set null' }),
    title: text().notNull(),
    tier: text(),
    priceMinor: integer().notNull(),
    priceRest: smallint().notNull().default(0),
    currency: char({ length: 3 }).notNull(),
    purchasedOn: date({ mode: 'string' }).notNull(),
    /** Last day on which the money can be had back; null: none, or not known. */
    refundUntil: date({ mode: 'string' }),
    /** Last day on which its codes can be redeemed; null: none, or not known. */
    redeemBy: date({ mode: 'string' }),
    state: text({ enum: ['unused', 'activated', 'refunded'] })
      .notNull()
      .default('unused'),
    /** A JSON array of texts, encrypted (`kernel/secrets.ts`); null: none. */
    licenceCodes: text(),
    codeCount: smallint().notNull().default(0),
    notes: text().notNull().default(''),
    terms: jsonb().$type<PurchaseTerms>(),
    /** Deleted, and may still be restored; purged some time later. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('purchases_user_id_idx').on(t.userId, t.purchasedOn, t.id),
    index('purchases_purchased_on_idx').on(t.purchasedOn, t.id),
    index('purchases_title_trgm_idx').using('gin', sql`${t.title} gin_trgm_ops`),
    index('purchases_deal_id_idx').on(t.dealId),
    // Days that come near are looked for every hour.
    index('purchases_refund_until_idx')
      .on(t.refundUntil, t.id)
      .where(sql`${t.refundUntil} is not null and ${t.deletedAt} is null`),
    index('purchases_redeem_by_idx')
      .on(t.redeemBy, t.id)
      .where(sql`${t.redeemBy} is not null and ${t.deletedAt} is null`),
    index('purchases_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('purchases_state_check', sql`${t.state} in ('unused', 'activated', 'refunded')`),
    check('purchases_price_check', sql`${t.priceMinor} >= 0`),
  ],
);
