import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { DEAL } from '../deal/deal-testing.tsx';
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
    expect(said(/^Price \(differs\)/)).toEqual(['$49', '$39']);
    expect(said(/^Refund \(differs\)/)).toEqual(['Not said', 'Within 60 days']);
    expect(said(/^Updates All/)).toEqual(['All later versions', 'All later versions']);
    expect(screen.queryByRole('rowheader', { name: /Stacking/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('rowheader', { name: /^Updates/ })).toBeNull();
    expect(said(/^Price/)).toEqual(['$49', '$39']);
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
});
