import type { PurchaseTerms } from '@onceware/db/schema/purchases';
import { logoUrlOf } from '#catalog/art.contract.ts';
import { toMajor } from '#kernel/money/money.ts';
import type { Purchase, Terms } from './purchases.contract.ts';
import type { PurchaseRow } from './purchases.repo.ts';

/** A purchase as its owner sees it: whole prices, and the deal's logo while there is one. */
export function toPurchase({ dealSlug, toolSlug, logoUrl, createdAt, ...row }: PurchaseRow): Purchase {
  return {
    ...row,
    deal:
      dealSlug !== null && toolSlug !== null
        ? { slug: dealSlug, logoUrl: logoUrlOf({ logoUrl, slug: toolSlug }) }
        : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Converts the deal's terms to prices in major units. */
export function toTerms({ tiers, basePriceMinor, priceMinor, conditions, ...terms }: PurchaseTerms): Terms {
  return {
    ...terms,
    tiers: tiers.map(({ name, priceMinor: minor, features, limits = [] }) => ({
      name,
      price: toMajor(minor),
      features,
      limits,
    })),
    basePrice: toMajor(basePriceMinor),
    price: toMajor(priceMinor),
    conditions: conditions ?? null,
  };
}
