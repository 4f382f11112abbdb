import type { Terms } from '@onceware/api/purchases/purchases.contract';

type Tier = Terms['tiers'][number];

/** A plan beside the one of that name today. */
export interface TierChange {
  tier: Tier;
  /** Not offered any more. */
  isGone: boolean;
  /** Its price now; null: the same. */
  price: number | null;
  /** Features that are not promised any more, and those that were not there. */
  lost: ReadonlySet<string>;
  added: string[];
}

/** Compares the plans as they were bought with those of now; null: the deal is not there any more. */
export function compareTiers(frozen: Terms, present: Terms | null): { tiers: TierChange[]; added: Tier[] } {
  const now = new Map(present?.tiers.map((tier) => [tier.name, tier]));
  const isOtherMoney = present !== null && present.currency !== frozen.currency;
  const tiers = frozen.tiers.map((tier): TierChange => {
    const other = now.get(tier.name);
    if (!other) return { tier, isGone: present !== null, price: null, lost: new Set(), added: [] };
    return {
      tier,
      isGone: false,
      price: other.price === tier.price && !isOtherMoney ? null : other.price,
      lost: new Set(tier.features.filter((one) => !other.features.includes(one))),
      added: other.features.filter((one) => !tier.features.includes(one)),
    };
  });
  const before = new Set(frozen.tiers.map(({ name }) => name));
  return { tiers, added: present?.tiers.filter(({ name }) => !before.has(name)) ?? [] };
}

/** Number of differences of the plans, each line of one counted. */
export const countTierChanges = ({ tiers, added }: ReturnType<typeof compareTiers>): number =>
  added.length +
  tiers.reduce(
    (sum, { isGone, price, lost, added: more }) =>
      sum + Number(isGone) + Number(price !== null) + lost.size + more.length,
    0,
  );

/** A fact in words, then and now; `now` is undefined where it cannot be compared. */
export interface Fact {
  label: string;
  was: string | null;
  now: string | null | undefined;
}

export const isChanged = ({ was, now }: Fact): boolean => now !== undefined && now !== was;
