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

/** What is paid with that plan, and what is saved; what a dearer plan cost before nobody has said. */
export function offerPrice(deal: Offer, plan: Plan | null): { price: number; before: number | null } {
  const price = plan?.price ?? deal.price;
  return { price, before: price === deal.price && deal.basePrice > price ? deal.basePrice : null };
}
