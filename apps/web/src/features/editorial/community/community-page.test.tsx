import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import type { PublicSettings } from '#lib/page/public-settings.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { CommunityPage } from './community-page.tsx';

beforeAll(() => loadPart('editorial', 'en'));

const deal = (name: string, lowest = 100) => ({
  id: name,
  slug: `${name.toLowerCase()}-lifetime`,
  title: `${name} Lifetime`,
  promise: `What ${name} promises`,
  category: 'ai',
  basePrice: 900,
  price: 10,
  currency: 'USD',
  discountPercentage: 90,
  isLowestEver: false,
  priceMemory: {
    since: '2026-01-01T00:00:00.000Z',
    lowestBefore: { price: lowest, isTold: false },
    previous: null,
    lowestOfYear: null,
    steps: [],
  },
  coverUrl: '/c.svg',
  rating: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  tool: { id: `${name}-tool`, slug: name.toLowerCase(), name, logoUrl: '/l.svg' },
});
const tool = (name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  tagline: `What ${name} does`,
  category: 'ai',
  logoUrl: '/l.svg',
  rating: null,
  dealCount: 0,
});
const home = (newest: unknown[]) => ({
  endingSoon: [],
  newest,
  biggestSavings: [],
  categories: [],
  dealCount: 0,
  toolCount: 0,
});

const catalog =
  (deals: unknown[], tools: unknown[]): Answer =>
  (path) =>
    path === 'catalog.home' ? home(deals) : { items: tools, nextCursor: null, correctedQuery: null };

const show = async (answer?: Answer, who: typeof session | null = null, settings: Partial<PublicSettings> = {}) => {
  renderApp(
    <WithWords part="editorial">
      <CommunityPage />
    </WithWords>,
    { session: who, path: '/community', settings, ...(answer && { answer }) },
  );
  await screen.findByRole('heading', { level: 1, name: 'Keep track of deals, together' });
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('community page', () => {
  it('says what members do here (CAT-04)', async () => {
    await show();
    const members = await region('What members do here');
    expect(members.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Sort what they find',
      'Talk beside the page',
      'Read before they pay',
    ]);
    expect(members.getByRole('link', { name: 'Go to the blog' }).getAttribute('href')).toBe('/blog');
  });

  it('lists the newest deals with their prices, and the newest tools (CAT-04)', async () => {
    await show(catalog([deal('Alpha'), deal('Beta', 10)], [tool('Gamma')]));
    const deals = await region('Newest deals');
    expect((await deals.findByRole('link', { name: 'Alpha' })).getAttribute('href')).toBe('/deal/alpha-lifetime');
    expect(deals.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'AlphaWhat Alpha promisesPrice now $10Lowest price of the 30 days before $100',
      'BetaWhat Beta promisesPrice now $10',
    ]);
    const tools = await region('Newest tools');
    expect((await tools.findByRole('link', { name: 'Gamma' })).getAttribute('href')).toBe('/tool/gamma');
    expect(deals.getByRole('link', { name: 'All deals, newest first' }).getAttribute('href')).toBe('/deals');
    expect(tools.getByRole('link', { name: 'All tools' }).getAttribute('href')).toBe('/explore?show=tools');
  });

  it('asks for no more than it shows (CAT-04)', async () => {
    const inputs: unknown[] = [];
    await show((path, input) => {
      if (path === 'catalog.searchTools') inputs.push(input);
      return catalog(
        Array.from({ length: 8 }, (_, index) => deal(`D${index}`)),
        [],
      )(path, input);
    });
    const deals = await region('Newest deals');
    expect(await deals.findAllByRole('listitem')).toHaveLength(6);
    expect(inputs).toEqual([{ limit: 6 }]);
  });

  it('keeps the shape of both lists while they load (CAT-04)', async () => {
    await show();
    expect(screen.getAllByRole('status', { name: 'Loading what is new' })).toHaveLength(2);
  });

  it('says so when the catalogue is empty (CAT-04)', async () => {
    await show(catalog([], []));
    expect(await screen.findByText(/^No deal is running right now\./)).toBeDefined();
    expect(await screen.findByText('No tool is listed yet.')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leads to the hub in a new tab that knows nothing of this one, and says so (CAT-04)', async () => {
    await show();
    const hub = (await region('The community hub')).getByRole('link', { name: 'Visit the hub (opens in a new tab)' });
    expect(hub).toMatchObject({
      href: 'https://community.onceware.example/',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  it('names no hub where the operator has none, and still invites visitors (CAT-04, NAV-12)', async () => {
    await show(undefined, null, { communityUrl: null });
    const join = await region('Become a member');
    expect(join.getByRole('link', { name: 'Create an account' })).toBeDefined();
    expect(screen.queryByText(/\bhub\b/)).toBeNull();
  });

  it('has nothing more for members where there is no hub (CAT-04, NAV-12)', async () => {
    await show(undefined, session, { communityUrl: null });
    expect(await region('Newest deals')).toBeDefined();
    expect(screen.queryByRole('region', { name: /hub|Become a member/ })).toBeNull();
  });

  it('invites visitors to sign up and come back (CAT-04)', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup?redirect=%2Fcommunity',
    );
  });

  it('does not ask members to sign up (CAT-04)', async () => {
    await show(undefined, session);
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Visit the hub/ })).toBeDefined();
  });
});
