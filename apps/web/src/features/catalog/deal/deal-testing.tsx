import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { DealPage } from './deal-page.tsx';

await Promise.all([loadPart('deal', 'en'), loadPart('compare', 'en')]);

export const HOUR = 3_600_000;
export const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** It fell from 199 on the first of November. */
export const MEMORY: NonNullable<DealDetail['priceMemory']> = {
  since: '2026-11-01T00:00:00.000Z',
  lowestBefore: { price: 199, isTold: false },
  previous: { price: 199, currency: 'USD' },
  lowestOfYear: { price: 199, until: '2026-11-01T00:00:00.000Z' },
  steps: [],
};

/** A running deal of two plans, of which nothing else is known. */
export const DEAL: DealDetail = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  slug: 'notewell-lifetime',
  title: 'Notewell Lifetime',
  promise: 'Write once, publish everywhere',
  category: 'writing',
  basePrice: 199,
  price: 39,
  currency: 'USD',
  discountPercentage: 80,
  coverUrl: '/art/covers/notewell.svg',
  rating: null,
  isLowestEver: false,
  priceMemory: MEMORY,
  startsAt: at(-24 * HOUR),
  endsAt: null,
  description: '',
  gallery: [],
  tiers: [
    { name: 'Solo', price: 39, features: ['One site'], limits: [{ name: 'Sites', value: '1' }] },
    { name: 'Team', price: 99, features: ['Nine sites'], limits: [{ name: 'Sites', value: '9' }] },
  ],
  terms: { soldBy: null, refundDays: null, redeemBy: null, redeemDays: null, updates: null, stacking: null },
  coupon: null,
  goUrl: '/go/notewell-lifetime',
  goHost: 'notewell.example',
  hasAffiliate: false,
  tool: {
    id: '0190a3c4-0000-7000-8000-000000000002',
    slug: 'notewell',
    name: 'Notewell',
    logoUrl: '/art/logos/notewell.svg',
    tagline: 'A quiet editor',
    website: 'https://notewell.example',
    domain: 'notewell.example',
    replaces: [],
  },
  namedAlternatives: [],
  alternatives: [],
  earlier: [],
  websitePictures: [],
  related: [],
  wasBasePriceAsked: true,
  serverTime: at(0),
};

export const showDeal = (changes: Partial<DealDetail> = {}) =>
  renderApp(
    <WithWords part="deal">
      <DealPage slug={DEAL.slug} />
    </WithWords>,
    {
      session: null,
      answer: (path) => (path === 'catalog.deal' ? { ...DEAL, ...changes } : new Promise(() => undefined)),
    },
  );
