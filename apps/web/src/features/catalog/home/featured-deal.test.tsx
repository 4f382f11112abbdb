import type { HomePick } from '@onceware/api/catalog/catalog.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { DEAL } from '../deal/deal-testing.tsx';
import { FeaturedDeal } from './featured-deal.tsx';

const show = (rating: HomePick['deal']['rating']) =>
  renderApp(<FeaturedDeal pick={{ reason: 'rated', among: 15, deal: { ...DEAL, rating } }} />, { session: null });

it('the front page’s pick says whose stars chose it (CAT-15)', () => {
  const { unmount } = show({ score: 4.7, count: 452, isImported: true, source: 'elsewhere.example' });
  const rating = screen.getByRole('img', { name: 'Rated 4.7 out of 5 by 452 people on elsewhere.example, not here' });
  expect(rating.querySelector('svg')?.hasAttribute('data-outlined')).toBe(true);
  expect(screen.getByText('Why this one').closest('p')?.textContent).toBe(
    'Why this one Rated best of the next 15 to end: 4.7(452 on elsewhere.example). Chosen by a rule, not for money.',
  );
  unmount();
  show({ score: 4.7, count: 12, isImported: false, source: null });
  const ours = screen.getByRole('img', { name: 'Rated 4.7 out of 5 by 12 people' });
  expect([ours.textContent, ours.querySelector('svg')?.hasAttribute('data-outlined')]).toEqual(['4.7(12)', false]);
});
