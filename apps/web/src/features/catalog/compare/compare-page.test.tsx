import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { DEAL } from '../deal/deal-testing.tsx';
import { bestOf } from './comparison-rows.tsx';
import { ComparePage } from './compare-page.tsx';
import { forgetComparison } from './compare-testing.ts';
import { readSlugs } from './comparison.ts';

const deal = (name: string, changes: Partial<DealFacts> = {}): DealFacts => ({
  ...DEAL,
  id: name,
  slug: name.toLowerCase(),
  title: `${name} Lifetime`,
  ...changes,
});
const catalogue = [
  deal('Ant', { terms: { ...DEAL.terms, refundDays: 60, updates: 'all' } }),
  deal('Bee', { price: 49, terms: { ...DEAL.terms, updates: 'all' }, hasAffiliate: true }),
  deal('Cat'),
];

function Page() {
  const [params] = useSearchParams();
  return (
    <WithWords part="deal">
      <ComparePage slugs={readSlugs(params.get('deals'))} />
    </WithWords>
  );
}
const show = (path: string) =>
  renderApp(<Page />, {
    session: null,
    path,
    answer: (_path, input) => {
      const { slugs } = input as { slugs: string[] };
      return slugs.flatMap((slug) => catalogue.find((one) => one.slug === slug) ?? []);
    },
  });

const said = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('compared deals', () => {
  afterEach(forgetComparison);

  it('are listed in the order of the address, with a row per fact that marks differences and missing values (CAT-09)', async () => {
    show('/compare?deals=bee,ant');
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What is compared',
      'Bee Lifetime',
      'Ant Lifetime',
    ]);
    expect(said(/^Price \(differs\)/)).toEqual(['$49', '$39 (best)']);
    expect(said(/^Refund \(differs\)/)).toEqual(['Not said', 'Within 60 days']);
    expect(said(/^Updates All/)).toEqual(['All later versions', 'All later versions']);
    expect(screen.queryByRole('rowheader', { name: /Stacking/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('rowheader', { name: /^Updates/ })).toBeNull();
    expect(said(/^Price/)).toEqual(['$49', '$39 (best)']);
  });

  it('say the low of the 30 days before also where the price has risen, and then that nothing is saved (CAT-09, CAT-14)', async () => {
    const lowest = (price: number) => ({
      ...DEAL.priceMemory,
      since: '2026-11-01T00:00:00.000Z',
      previous: null,
      lowestOfYear: null,
      steps: [],
      lowestBefore: { price, isTold: false },
    });
    catalogue.push(
      deal('Dear', { price: 55, discountPercentage: 0, priceMemory: lowest(49) }),
      deal('Fell', { price: 20, discountPercentage: 50, priceMemory: lowest(40) }),
    );
    show('/compare?deals=dear,fell');
    await screen.findByRole('table');
    expect(said(/^Lowest in the 30 days before/)).toEqual(['$49', '$40']);
    expect(said(/^Saving/)).toEqual(['None', '−50% (best)']);
  });

  it('link to each seller by name and disclose the commission (CAT-09, CAT-10)', async () => {
    show('/compare?deals=ant,bee');
    const link = await screen.findByRole('link', { name: 'Get deal: Bee Lifetime' });
    expect(link.getAttribute('href')).toBe('/go/notewell-lifetime');
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toContain('commission');
  });

  it('can be removed one by one: the address changes, focus stays on the table, and after the last a link leads to other deals (CAT-09)', async () => {
    const { router } = show('/compare?deals=ant,bee');
    const out = (name: string) => screen.findByRole('link', { name: `Take ${name} Lifetime out of the comparison` });
    await userEvent.click(await out('Ant'));
    expect(router.state.location.search).toBe('?deals=bee');
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Deals side by side' }));
    await userEvent.click(await out('Bee'));
    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore deals' }).getAttribute('href')).toBe('/explore');
  });

  it('report a deal that no longer exists, and are kept when another is added (CAT-09)', async () => {
    show('/compare?deals=gone,cat');
    expect(await screen.findByText('One deal of this address is not in the catalogue any more.')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Add another deal' }));
    expect(sessionStorage.getItem('comparison')).toBe('cat');
  });

  it('stand in groups, and say the best value of a row: all that share it, none where nothing is worse (CAT-09, CAT-17)', async () => {
    show('/compare?deals=ant,bee,cat');
    await screen.findByRole('table');
    const groups = screen.getAllByRole('rowheader').filter((header) => header.getAttribute('scope') === 'rowgroup');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Money', 'Terms', 'Limits']);
    expect(said(/^Price/)).toEqual(['$39 (best)', '$49', '$39 (best)']);
    expect(said(/^Updates/).join()).not.toContain('best');
  });

  it.each([
    [
      [1, 2, 2],
      [false, true, true],
    ],
    [
      [3, null, 2],
      [true, false, false],
    ],
    [
      [2, 2, null],
      [false, false, false],
    ],
    [
      [5, null],
      [false, false],
    ],
    [
      [null, null],
      [false, false],
    ],
    [
      [0, -1],
      [true, false],
    ],
  ])('values %j are best %j (CAT-17)', (ranks, best) => {
    expect(bestOf(ranks)).toEqual(best);
  });

  it('name no best price of different currencies, of an ended deal, and no best of ratings of two kinds (CAT-17)', async () => {
    const rating = (score: number, isImported: boolean) => ({ score, count: 9, isImported, source: null });
    catalogue.push(
      deal('Euro', { currency: 'EUR', price: 5, rating: rating(5, true) }),
      deal('Over', { price: 1, endsAt: '2020-01-01T00:00:00Z', rating: rating(4, false) }),
    );
    try {
      const first = show('/compare?deals=euro,bee');
      await screen.findByRole('table');
      expect(said(/^Price/).join()).not.toContain('best');
      first.unmount();
      show('/compare?deals=over,ant,bee');
      await screen.findByRole('table');
      expect(said(/^Price/)).toEqual(['$1', '$39 (best)', '$49']);
    } finally {
      catalogue.length = 3;
    }
  });
});
