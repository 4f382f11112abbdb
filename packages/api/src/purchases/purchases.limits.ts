import { errorLimits } from '#kernel/errors.limits.ts';

/** Shared by the zod inputs and the fields' `maxLength`; no zod here, so pages stay small. */
export const purchaseLimits = {
  titleMax: 200,
  tierMax: 100,
  codeMax: 500,
  codesMax: 50,
  notesMax: 2000,
  /** In major units. */
  priceMax: 20_000_000,
  /** Purchases of one member, and so also of one import. */
  purchasesMax: errorLimits.purchases,
  /** Columns of a file, including those that mean nothing to us. */
  columnsMax: 40,
  importBytesMax: 4 * 1024 * 1024,
} as const;

export const PURCHASE_STATES = ['unused', 'activated', 'refunded'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Days in which a deleted purchase can be restored; after that it is purged. */
export const PURGE_PURCHASES_AFTER_DAYS = 30;

/** Sort keys of all members' purchases; the first is the default. */
export const ORDER_SORTS = ['purchased', 'price', 'title'] as const;
