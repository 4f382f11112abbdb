import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { DEAL } from '#features/catalog/deal/deal-testing.tsx';
import { dayOf } from '#features/purchases/days.ts';
import { makePurchase } from '#features/purchases/testing.ts';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { OverviewPage } from './overview-page.tsx';

const DAY = 86_400_000;
const inDays = (days: number) => dayOf(Date.now() + days * DAY);
const year = new Date().getFullYear();
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const show = (answer: Answer) =>
  renderApp(
    <WithWords part="overview">
      <OverviewPage />
    </WithWords>,
    { session, answer, path: '/dashboard' },
  );

beforeAll(() => loadPart('overview', 'en'));

it('shows refunds that end, kept deals, what was spent this year by currency, and rooms with news (CAT-17)', async () => {
  const room = { id: 'r', people: [], newest: 7, read: 4, unread: 3, mentions: 1, isMuted: false, lastMessage: null };
  const endsAt = new Date(Date.now() + 3.5 * DAY).toISOString();
  const ending = { ...DEAL, id: '1', slug: 'one', title: 'One', price: 39, endsAt };
  show((path) => {
    if (path === 'purchases.list')
      return {
        purchases: [
          makePurchase({ title: 'Later', refundUntil: inDays(20) }),
          makePurchase({ title: 'Soon', refundUntil: inDays(2) }),
          makePurchase({ title: 'Far', refundUntil: inDays(31) }),
          makePurchase({ title: 'Over', refundUntil: inDays(-1) }),
          makePurchase({ title: 'Back', refundUntil: inDays(1), state: 'refunded' }),
        ],
        totals: [
          { year, currency: 'EUR', count: 1, spent: 30, refunded: 0 },
          { year, currency: 'USD', count: 2, spent: 118, refunded: 59 },
          { year: year - 1, currency: 'USD', count: 9, spent: 900, refunded: 0 },
        ],
        rates: null,
      };
    // In both lists it stands once.
    if (path === 'collections.pressing') return { ending: [ending], fallen: [ending] };
    const muted = { ...room, id: 'm', name: 'Muted', isMuted: true, mentions: 0 };
    return { rooms: [{ ...room, name: 'Deals' }, muted, { ...room, id: 'd', name: 'Read', unread: 0 }] };
  });
  await screen.findByText('3 new');
  expect(await rowsOf('Refunds that end soon')).toEqual(['Soon2 days left', 'Later20 days left']);
  expect(await rowsOf('Kept deals that end or became cheaper')).toEqual(['One$39 · 3 days left']);
  expect(await rowsOf(`Spent in ${year}`)).toEqual(['€301 purchase', '$1182 purchases']);
  expect(await rowsOf('Rooms with something new')).toEqual(['Deals3 new']);
  expect(screen.getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/dashboard?room=r');
});

it('says of a kept deal that fell what it cost before, the lowest of the 30 days (CAT-17)', async () => {
  const priceMemory = { ...DEAL.priceMemory, lowestBefore: { price: 99, isTold: false } } as typeof DEAL.priceMemory;
  const fell = {
    ...DEAL,
    id: '2',
    slug: 'two',
    title: 'Two',
    price: 49,
    discountPercentage: 50,
    priceMemory,
    endsAt: null,
  };
  show((path) => {
    if (path === 'purchases.list') return { purchases: [], totals: [], rates: null };
    return path === 'collections.pressing' ? { ending: [], fallen: [fell] } : { rooms: [] };
  });
  await screen.findByText('Two');
  expect(await rowsOf('Kept deals that end or became cheaper')).toEqual(['Two$49, lowest before $99']);
  expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('/deal/two');
});

it('says in each part what would stand there, with the way to it (CAT-17)', async () => {
  show((path) => {
    if (path === 'purchases.list') return { purchases: [], totals: [], rates: null };
    return path === 'collections.pressing' ? { ending: [], fallen: [] } : { rooms: [] };
  });
  await screen.findByText('You have read everything.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/account/purchases',
    '/explore',
    '/dashboard/account/purchases',
    '/community',
  ]);
});
