import type { FrozenPage, KeptTerms, Purchase, PurchaseTotal, Terms } from '@onceware/api/purchases/purchases.contract';

export const CONDITIONS = {
  url: 'https://formful.example/buy',
  coupon: 'SAVE10',
  soldBy: 'Formful Ltd',
  refundDays: 60,
  redeemBy: null,
  redeemDays: null,
  updates: 'all',
  stacking: 1,
} as const;

export const TERMS: Terms = {
  slug: 'formful-lifetime',
  title: 'Formful lifetime',
  toolName: 'Formful',
  toolWebsite: 'https://formful.example',
  promise: 'Forms without a monthly bill',
  description: 'All of it, for ever.',
  tiers: [{ name: 'Tier 1', price: 59, features: ['3 seats', 'Own domain'], limits: [] }],
  basePrice: 199,
  price: 59,
  currency: 'USD',
  endsAt: null,
  takenAt: '2026-03-02T10:00:00.000Z',
  conditions: CONDITIONS,
};

export const KEPT_TERMS: KeptTerms = { terms: TERMS, present: TERMS, page: null, canKeepPage: true };

export const makePage = (fields: Partial<FrozenPage>): FrozenPage => ({
  url: 'https://formful.example/buy',
  state: 'waiting',
  failure: null,
  title: '',
  takenAt: null,
  size: 0,
  sha256: null,
  ...fields,
});

let made = 0;

/** A purchase to show; each has an id of its own. */
export function makePurchase(fields: Partial<Purchase> = {}): Purchase {
  made += 1;
  return {
    id: `0190a3c4-0000-7000-8000-${String(made).padStart(12, '0')}`,
    deal: null,
    title: `Tool ${made}`,
    tier: null,
    price: 59,
    currency: 'USD',
    purchasedOn: '2026-03-02',
    refundUntil: null,
    redeemBy: null,
    state: 'unused',
    codeCount: 0,
    notes: '',
    hasTerms: false,
    toolName: null,
    createdAt: '2026-03-02T10:00:00.000Z',
    ...fields,
  };
}

export const TOTALS: PurchaseTotal[] = [
  { year: 2025, currency: 'EUR', count: 1, spent: 20, refunded: 0 },
  { year: 2026, currency: 'USD', count: 3, spent: 118, refunded: 59.5 },
];
