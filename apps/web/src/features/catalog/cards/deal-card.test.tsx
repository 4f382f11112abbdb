import type { DealCard as Deal } from '@onceware/api/catalog/catalog.contract';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { EntityActionsProvider } from './entity-actions.tsx';
import { DealCard } from './deal-card.tsx';

const DAY = 86_400_000;
const deal: Deal = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  slug: 'notewell-lifetime',
  title: 'Notewell Lifetime',
  promise: 'Write once, publish everywhere',
  category: 'writing',
  basePrice: 199,
  price: 39,
  currency: 'USD',
  discountPercentage: 80,
  isLowestEver: false,
  priceMemory: {
    since: '2026-11-01T00:00:00.000Z',
    lowestBefore: { price: 199, isTold: false },
    previous: { price: 199, currency: 'USD' },
    lowestOfYear: { price: 199, until: '2026-11-01T00:00:00.000Z' },
    steps: [],
  },
  coverUrl: '/art/covers/notewell.svg',
  rating: { score: 4.6, count: 12, isImported: false, source: null },
  startsAt: new Date(Date.now() - DAY).toISOString(),
  endsAt: new Date(Date.now() + 3.5 * DAY).toISOString(),
  tool: {
    id: '0190a3c4-0000-7000-8000-000000000002',
    slug: 'notewell',
    name: 'Notewell',
    logoUrl: '/art/logos/notewell.svg',
  },
};

const show = (changes: Partial<Deal> = {}) => renderApp(<DealCard deal={{ ...deal, ...changes }} />, { session: null });

afterEach(() => void vi.useRealTimers());

describe('deal card', () => {
  it('is one link to the deal and says price, saving, rating and time left (CAT-01)', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Notewell', '/deal/notewell-lifetime'],
    ]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('3 days left')).toBeDefined();
    expect(card.getByRole('img', { name: 'Rated 4.6 out of 5 by 12 people' })).toBeDefined();
    expect(screen.getByRole('article').textContent).toContain(
      'Price now $39Lowest price of the 30 days before $199Saving −80%',
    );
  });

  it.each([
    ['31 days ahead', 31],
    ['a day behind', -1],
  ])('judges by the server’s time with a browser’s clock %s (CAT-14)', (_, days) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const serverTime = new Date().toISOString();
    vi.setSystemTime(Date.now() + days * DAY);
    const rose = {
      ...deal.priceMemory,
      since: new Date(Date.parse(serverTime) - 5 * DAY).toISOString(),
      lowestBefore: { price: 29, isTold: false },
      previous: { price: 29, currency: 'USD' },
      lowestOfYear: null,
      steps: [],
    };
    const { unmount } = renderApp(<DealCard deal={{ ...deal, priceMemory: rose }} />, { session: null, serverTime });
    expect(screen.getByText('3 days left')).toBeDefined();
    expect(screen.getByText('Dearer than last month')).toBeDefined();
    unmount();
    const over = { ...deal, endsAt: new Date(Date.parse(serverTime) - 3_600_000).toISOString() };
    renderApp(<DealCard deal={over} />, { session: null, serverTime });
    expect(screen.getByText('Ended')).toBeDefined();
  });

  it('fills the star of ratings given here, with their count, and outlines it for those from elsewhere (CAT-15)', () => {
    const star = (name: RegExp) => {
      const rating = screen.getByRole('img', { name });
      return [rating.textContent, rating.querySelector('svg')?.hasAttribute('data-outlined')];
    };
    const { unmount } = show();
    expect(star(/^Rated 4\.6 out of 5 by 12 people$/)).toEqual(['4.6(12)', false]);
    unmount();
    const rating = { score: 4.5, count: 367, isImported: true, source: 'elsewhere.example' };
    const { unmount: leave } = show({ rating });
    expect(star(/^Rated 4\.5 out of 5 by 367 people on elsewhere\.example, not here$/)).toEqual(['4.5elsewhere', true]);
    leave();
    show({ rating: { ...rating, source: null } });
    expect(star(/^Rated 4\.5 out of 5 by 367 people elsewhere, not here$/)).toEqual(['4.5elsewhere', true]);
  });

  it('shows no time left with a week or more to go, or no end date (CAT-01)', () => {
    const { unmount } = show({ endsAt: new Date(Date.now() + 8 * DAY).toISOString() });
    expect(screen.queryByText(/left/)).toBeNull();
    unmount();
    show({ endsAt: null });
    expect(screen.queryByText(/left/)).toBeNull();
  });

  it('marks a deal that has ended (CAT-02)', () => {
    show({ endsAt: new Date(Date.now() - DAY).toISOString() });
    expect(screen.getByText('Ended')).toBeDefined();
  });

  it('shows no earlier price and no saving without a discount (CAT-01)', () => {
    show({ priceMemory: null });
    expect(screen.getByRole('article').textContent).not.toContain('30 days');
  });

  it('marks a running deal at its lowest price ever on every page (CAT-08)', () => {
    const { unmount } = show({ isLowestEver: true });
    expect(screen.getByText('Lowest price ever')).toBeDefined();
    unmount();
    show({ isLowestEver: true, endsAt: new Date(Date.now() - DAY).toISOString() });
    expect(screen.queryByText('Lowest price ever')).toBeNull();
  });

  it('has a slot for the actions that the app passes in (CAT-02)', () => {
    const Save = ({ entity }: { entity: { type: string; title: string } }) => (
      <button type="button">{`Save ${entity.type} ${entity.title}`}</button>
    );
    renderApp(
      <EntityActionsProvider value={{ Save }}>
        <DealCard deal={deal} />
      </EntityActionsProvider>,
      { session: null },
    );
    expect(screen.getByRole('button', { name: 'Save deal Notewell Lifetime' })).toBeDefined();
  });
});
