import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import type { Purchase, UpdatePurchaseInput } from '@onceware/api/purchases/purchases.contract';
import { purchaseLimits, type PurchaseState } from '@onceware/api/purchases/purchases.limits';
import { addDays, isDay } from '../days.ts';
import { parsePrice, priceText } from './parse-price.ts';

/** Form values as they were typed. */
export interface PurchaseDraft {
  title: string;
  tier: string;
  price: string;
  currency: string;
  purchasedOn: string;
  refundUntil: string;
  redeemBy: string;
  state: PurchaseState;
  /** One a line; null: as they are, since nobody has seen them here. */
  codes: string | null;
  notes: string;
}

export const emptyDraft = (today: string, currency: string): PurchaseDraft => ({
  title: '',
  tier: '',
  price: '',
  currency,
  purchasedOn: today,
  refundUntil: '',
  redeemBy: '',
  state: 'unused',
  codes: '',
  notes: '',
});

type BoughtDeal = Pick<DealDetail, 'title' | 'price' | 'currency' | 'tiers' | 'terms'>;

/**
 * Facts that the deal states: with the plan that was chosen, or the one that its price is of, until when the money can be had
 * back, and until when a code can be redeemed, if it was bought today.
 */
export function draftOfDeal(
  deal: BoughtDeal,
  today: string,
  locale: string,
  plan: string | null = null,
): PurchaseDraft {
  const { tiers, terms, currency } = deal;
  const tier = tiers.find(({ name }) => name === plan) ?? tiers.find(({ price }) => price === deal.price);
  return {
    ...emptyDraft(today, currency),
    title: deal.title,
    tier: tier?.name ?? '',
    price: priceText(tier?.price ?? deal.price, currency, locale),
    refundUntil: terms.refundDays ? addDays(today, terms.refundDays) : '',
    redeemBy: redeemByOf(terms, today),
  };
}

/** The deal's day in UTC: in zones ahead it is a day early rather than late. */
function redeemByOf({ redeemBy, redeemDays }: DealDetail['terms'], today: string): string {
  if (redeemBy !== null) return redeemBy.slice(0, 10);
  return redeemDays === null ? '' : addDays(today, redeemDays);
}

export const draftOf = (
  { title, tier, price, currency, purchasedOn, refundUntil, redeemBy, state, codeCount, notes }: Purchase,
  locale: string,
): PurchaseDraft => ({
  title,
  tier: tier ?? '',
  price: priceText(price, currency, locale),
  currency,
  purchasedOn,
  refundUntil: refundUntil ?? '',
  redeemBy: redeemBy ?? '',
  state,
  codes: codeCount === 0 ? '' : null,
  notes,
});

export type DraftProblem =
  | 'titleMissing'
  | 'priceForm'
  | 'dayMissing'
  | 'dayFuture'
  | 'refundEarly'
  | 'redeemEarly'
  | 'tooManyCodes'
  | 'codeTooLong';

export const DRAFT_FIELDS = ['title', 'price', 'purchasedOn', 'refundUntil', 'redeemBy', 'licenceCodes'] as const;
type DraftField = (typeof DRAFT_FIELDS)[number];

/** Default problem of each field, for when nothing more specific is known. */
export const USUAL_PROBLEMS: Readonly<Record<DraftField, DraftProblem>> = {
  title: 'titleMissing',
  price: 'priceForm',
  purchasedOn: 'dayMissing',
  refundUntil: 'refundEarly',
  redeemBy: 'redeemEarly',
  licenceCodes: 'codeTooLong',
};

type DraftProblems = Partial<Record<DraftField, DraftProblem>>;
export type DraftFields = Omit<Required<UpdatePurchaseInput>, 'id' | 'licenceCodes'> & { licenceCodes?: string[] };

/** Returns what is to be sent, or what is wrong with it on the reader's day `today`. */
export function readDraft(
  draft: PurchaseDraft,
  locale: string,
  today: string,
): { fields: DraftFields } | { problems: DraftProblems } {
  const price = parsePrice(draft.price, draft.currency, locale);
  const codes = draft.codes
    ?.split('\n')
    .map((code) => code.trim())
    .filter(Boolean);
  const problems: DraftProblems = {
    ...(draft.title.trim() === '' && { title: 'titleMissing' }),
    ...(price === null && { price: 'priceForm' }),
    ...(!isDay(draft.purchasedOn) && { purchasedOn: 'dayMissing' }),
    // A day of slack, as the server has it: this device's clock may be wrong.
    ...(draft.purchasedOn > addDays(today, 1) && { purchasedOn: 'dayFuture' }),
    ...(draft.refundUntil !== '' && draft.refundUntil < draft.purchasedOn && { refundUntil: 'refundEarly' }),
    ...(draft.redeemBy !== '' && draft.redeemBy < draft.purchasedOn && { redeemBy: 'redeemEarly' }),
    ...(codes && codes.length > purchaseLimits.codesMax && { licenceCodes: 'tooManyCodes' }),
    ...(codes?.some((code) => code.length > purchaseLimits.codeMax) && { licenceCodes: 'codeTooLong' }),
  };
  if (price === null || Object.keys(problems).length > 0) return { problems };
  return {
    fields: {
      title: draft.title.trim(),
      tier: draft.tier.trim() || null,
      price,
      currency: draft.currency,
      purchasedOn: draft.purchasedOn,
      refundUntil: draft.refundUntil || null,
      redeemBy: draft.redeemBy || null,
      state: draft.state,
      notes: draft.notes,
      ...(codes && { licenceCodes: codes }),
    },
  };
}
