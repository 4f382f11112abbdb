import type { PriceHistory } from '@onceware/api/catalog/prices/prices.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderApp } from '#testing/render.tsx';
import { LazyPriceHistory } from './lazy-price-history.tsx';

const deal = { id: '0190a3c4-0000-7000-8000-000000000001', price: 39, basePrice: 199, currency: 'USD' };
const point = { basePrice: 199, currency: 'USD', isTold: false };
const history: PriceHistory = {
  points: [
    {
      ...point,
      from: '2026-01-10T12:00:00.000Z',
      until: '2026-05-01T12:00:00.000Z',
      price: 59,
      compared: 59,
      isTold: true,
    },
    { ...point, from: '2026-05-01T12:00:00.000Z', until: null, price: 39, compared: 39 },
  ],
  isCut: false,
  keptSince: '2026-03-01T12:00:00.000Z',
  knownSince: '2026-01-10T12:00:00.000Z',
  lowestEver: { price: 39, currency: 'USD', compared: 39, from: '2026-05-01T12:00:00.000Z' },
  offer: { since: '2026-05-01T12:00:00.000Z', lowestBefore: 59, isTold: false, otherCurrency: null, isKnown: true },
  wasBasePriceAsked: true,
};

const show = (changes: Partial<PriceHistory> = {}) =>
  renderApp(<LazyPriceHistory deal={deal} />, { session: null, answer: () => ({ ...history, ...changes }) });
const facts = async () => {
  await screen.findByRole('heading', { name: 'What it has cost' });
  return [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
};

describe('price history', () => {
  beforeAll(() => Promise.all([loadPart('prices', 'en'), import('./price-history.tsx')]));

  it('shows the lowest price of the 30 days before the offer and the lowest ever, with every price in a table (CAT-08)', async () => {
    show();
    expect(await facts()).toEqual([
      ['Lowest in the 30 days before this offer, which began on May 1, 2026', '$59'],
      ['Lowest ever', '$39, which is today’s price'],
    ]);
    expect(screen.getByRole('img', { name: /^Prices from Jan 10, 2026 to .+, between \$39 and \$59/ })).toBeDefined();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['From', 'Until', 'Price', 'List price'],
      ['May 1, 2026', 'Today', '$39', '$199'],
      ['Jan 10, 2026as told', 'May 1, 2026', '$59', '$199'],
    ]);
    expect(screen.getByText(/kept here since Mar 1, 2026\. What is older .+ as the seller told it\./)).toBeDefined();
  });

  it.each([
    [{ lowestBefore: null, isKnown: false }, 'Not known: its prices are known since Jan 10, 2026 only'],
    [{ lowestBefore: 59, isKnown: false }, '$59, as far as known: since Jan 10, 2026'],
    [{ lowestBefore: null, isKnown: true }, 'Not on sale in USD in those days'],
  ])('says since when prices are known: %j (CAT-08)', async (offer, sentence) => {
    show({ offer: { since: '2026-05-01T12:00:00.000Z', isTold: false, otherCurrency: null, ...offer } });
    expect((await facts())[0]?.[1]).toBe(sentence);
  });

  it('says when the regular price was never charged, and since when that is known (CAT-08)', async () => {
    show({ wasBasePriceAsked: false });
    expect((await facts())[2]).toEqual([
      'The vendor’s list price of $199',
      'Never asked here, as far as known: since Jan 10, 2026',
    ]);
  });

  const euros = { price: 35, currency: 'EUR', until: '2026-05-01T12:00:00.000Z' };
  const since = '2026-05-01T12:00:00.000Z';

  it('compares prices of other currencies by the rates of the day, and shows them in their own (CAT-14)', async () => {
    show({
      points: history.points.map((one, n) => (n === 0 ? { ...one, ...euros, compared: 38.5 } : one)),
      offer: { since, lowestBefore: null, isTold: false, isKnown: true, otherCurrency: { ...euros, compared: 38.5 } },
      lowestEver: { price: 35, currency: 'EUR', compared: 38.5, from: '2026-01-10T12:00:00.000Z' },
    });
    expect((await facts()).map(([, what]) => what)).toEqual([
      '€35, about $38.50 by the exchange rates of May 1, 2026',
      '€35, about $38.50, first on Jan 10, 2026',
    ]);
    expect(screen.getByRole('img', { name: /between \$38\.50 and \$39/ })).toBeDefined();
    expect(document.querySelector('svg title')?.textContent).toBe('€35 (about $38.50), Jan 10, 2026 – May 1, 2026');
    expect(screen.getByText(/a reduction is announced only from a price in USD/)).toBeDefined();
  });

  it('says so where there are no rates to compare other currencies by (CAT-14)', async () => {
    show({
      points: history.points.map((one, n) => (n === 0 ? { ...one, ...euros, compared: null } : one)),
      offer: { since, lowestBefore: null, isTold: false, isKnown: true, otherCurrency: { ...euros, compared: null } },
    });
    expect(await facts()).toEqual([
      [expect.any(String), '€35, which cannot be compared without exchange rates of those days'],
      ['Lowest that can be compared', '$39, which is today’s price'],
    ]);
    expect(screen.getByRole('img', { name: /between \$39 and \$39/ })).toBeDefined();
    expect(screen.getByText(/no reduction is announced from before the change/)).toBeDefined();
  });

  it('marks a 30-day low that was only told (CAT-14)', async () => {
    show({ offer: { since, lowestBefore: 59, isTold: true, isKnown: true, otherCurrency: null } });
    expect((await facts())[0]?.[1]).toBe('$59 as told');
  });

  it('is hidden when nothing is known (CAT-08)', async () => {
    const { queryClient, container } = show({ points: [] });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container.querySelector('section')).toBeNull();
  });
});
