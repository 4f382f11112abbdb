import type { Home } from '@onceware/api/catalog/catalog.contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { DEAL } from '../deal/deal-testing.tsx';
import { HomePage } from './home-page.tsx';

const HOME: Home = {
  pick: null,
  endingSoon: [],
  newest: [],
  biggestSavings: [],
  categories: [],
  dealCount: 0,
  toolCount: 0,
  figures: null,
  reviews: [],
  since: null,
};

const show = (home: Partial<Home>) => renderApp(<HomePage />, { session: null, answer: () => ({ ...HOME, ...home }) });

it('offers searches of categories with running deals, none without any (CAT-17)', async () => {
  const { unmount } = show({ dealCount: 3, categories: [{ category: 'finance', count: 3 }] });
  const searches = within(await screen.findByRole('list', { name: 'Searches to begin with' })).getAllByRole('link');
  expect(searches.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['For freelancers', '/explore?q=For+freelancers'],
    ['Write invoices', '/explore?q=Write+invoices'],
    ['No subscription', '/explore'],
    ['Under $20', '/explore?maxPrice=20&currency=USD'],
  ]);
  unmount();
  show({});
  await screen.findByText('No deal is running right now.');
  expect(screen.queryByRole('list', { name: 'Searches to begin with' })).toBeNull();
});

it('shows figures once they were counted (CAT-17)', async () => {
  const { unmount } = show({ figures: { prices: 1_234_567, dearer: 28 } });
  expect((await screen.findByText('Prices kept')).parentElement?.textContent).toBe('Prices kept1,234,567');
  expect(screen.getByText('Dearer than last month').parentElement?.textContent).toBe('Dearer than last month28');
  expect(screen.getByText('Paid places').parentElement?.textContent).toBe('Paid places0');
  unmount();
  show({ dealCount: 1 });
  await screen.findByRole('list', { name: 'Searches to begin with' });
  expect(screen.queryByText('Paid places')).toBeNull();
});

it('shows what members wrote as plain text, with faces and stars (CAT-17)', async () => {
  const text = 'Keeps <b>minutes</b>. Ω '.repeat(3);
  show({
    newest: [DEAL],
    reviews: [
      {
        id: '1',
        author: { name: 'Inês', avatar: null },
        stars: 2,
        text,
        deal: { slug: 'minutewren-lifetime', title: 'Minutewren Lifetime' },
      },
    ],
  });
  const line = within(await screen.findByRole('region', { name: 'In members’ words' })).getByRole('listitem');
  expect(line.querySelector('blockquote')?.textContent).toBe(text);
  expect(within(line).getByRole('img', { name: 'Rated 2.0 out of 5 by 1 person' })).toBeDefined();
  expect(within(line).getByRole('link', { name: 'Minutewren Lifetime' }).getAttribute('href')).toBe(
    '/deal/minutewren-lifetime',
  );
  expect(line.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/avatars\/\d\d\.svg$/);
});
