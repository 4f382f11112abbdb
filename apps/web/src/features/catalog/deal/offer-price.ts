import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import type { Plan } from './plan-choice.tsx';

type Offer = Pick<DealFacts, 'price' | 'basePrice' | 'discountPercentage'>;

/** The plan that the deal's price is of. */
export const ownPlan = <One extends { price: number }>({
  price,
  tiers,
}: {
  price: number;
  tiers: readonly One[];
}): One | null => tiers.find((tier) => tier.price === price) ?? null;

/** Returns the price with that plan and the price before the discount, which is unknown for a dearer plan. */
export function offerPrice(deal: Offer, plan: Plan | null): { price: number; before: number | null } {
  const price = plan?.price ?? deal.price;
  return { price, before: price === deal.price && deal.basePrice > price ? deal.basePrice : null };
}
