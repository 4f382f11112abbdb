import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { type Reduction, reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import type { Plan } from './plan-choice.tsx';

type Offer = Pick<DealFacts, 'price' | 'currency' | 'discountPercentage' | 'isLowestEver' | 'priceMemory'>;

/** The plan that the deal's price is of. */
export const ownPlan = <One extends { price: number }>({
  price,
  tiers,
}: {
  price: number;
  tiers: readonly One[];
}): One | null => tiers.find((tier) => tier.price === price) ?? null;

/** Returns the price with that plan, and its reduction, which is unknown for a dearer plan. */
export function offerPrice(deal: Offer, plan: Plan | null): { price: number; reduction: Reduction | null } {
  const price = plan?.price ?? deal.price;
  return { price, reduction: price === deal.price ? reductionOf(deal) : null };
}
