import type { DealPage, Facets } from '@onceware/api/catalog/catalog.contract';
import { type Facet, FACETS } from '@onceware/api/catalog/facets/facets.limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import en from '../messages/listings.en.json' with { type: 'json' };
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Answer, renderApp } from '#testing/render.tsx';
import { exploreHref } from './explore-address.ts';
import { countFacets, readSearch } from './explore-search.ts';
import { ExplorePage } from './explore-page.tsx';

await Promise.all([loadPart('listings', 'en'), loadPart('compare', 'en')]);

function Explore() {
  const [params] = useSearchParams();
  return (
    <WithWords part="listings">
      <ExplorePage search={readSearch(params)} cursor={params.get('cursor')} />
    </WithWords>
  );
}

const deal = (name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  title: `${name} Lifetime`,
  promise: 'A promise',
  category: 'ai',
  basePrice: 100,
  price: 10,
  currency: 'USD',
  discountPercentage: 90,
  isLowestEver: false,
  coverUrl: '/c.svg',
  rating: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  tool: { id: `${name}-tool`, slug: name.toLowerCase(), name, logoUrl: '/l.svg' },
});
const page = (names: string[], more: Partial<DealPage> = {}) => ({
  items: names.map(deal),
  nextCursor: null,
  correctedQuery: null,
  understood: [],
  lessFrom: null,
  restFrom: null,
  partialFrom: null,
  instead: null,
  currency: null,
  ...more,
});
const tool = {
  id: 't',
  slug: 'mailer',
  name: 'Mailer',
  tagline: 'Sends mail',
  category: 'marketing' as const,
  logoUrl: '/l.svg',
  rating: null,
  dealCount: 2,
};

const some = (count: number, isMore = false) => ({ count, isMore });
const dollars = { code: 'USD', ratesOf: null, isOld: false, leftOut: false };
const facets = {
  isCounting: false,
  total: some(12),
  tools: some(10_000, true),
  categories: [
    { category: 'ai', ...some(7) },
    { category: 'design', ...some(5) },
    { category: 'media', ...some(0) },
  ],
  prices: [{ min: null, max: 25, ...some(3) }],
  discounts: [{ min: 70, ...some(9) }],
  ratings: [4, 4.5].map((min) => ({ min, ...some(0) })),
  endingSoon: some(1),
  ended: some(4),
  currency: dollars,
} as Facets;

/** Beside the list itself everything answers the same. */
const show = (path: string, list: Answer, numbers: Facets | (() => Facets) = facets) =>
  renderApp(<Explore />, {
    session: null,
    path,
    answer: (procedure, input) => {
      if (procedure === 'catalog.facets') return typeof numbers === 'function' ? numbers() : numbers;
      if (procedure === 'catalog.currencies') return { codes: ['EUR', 'USD'], ratesOf: null, isOld: false };
      return list(procedure, input);
    },
  });
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);
const option = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Filters' })).getByRole('link', { name });

it.each<Facet>(FACETS)(
  'facet $field has a title, an option with a number for each of its steps, and addresses that keep it (CAT-05)',
  async ({ field, counts, ...facet }) => {
    const numbers = facet.kind === 'yes' ? some(7) : facet.options.map((one) => ({ [facet.option]: one, ...some(7) }));
    show('/explore', () => page([]), { ...facets, [counts]: numbers });
    const group = await screen.findByRole('region', { name: en.explore.facets[field].title });
    const links = await within(group).findAllByRole('link', { name: /7 deals/ });
    expect(links).toHaveLength(facet.kind === 'yes' ? 1 : facet.options.length);
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      const search = readSearch(new URL(href, 'https://onceware.test').searchParams);
      expect([exploreHref(search), countFacets(search)]).toEqual([href, 1]);
    }
  },
);

describe('explore page', () => {
  it('requests what the address says, and shows the corrected query (CAT-01)', async () => {
    const inputs: unknown[] = [];
    show('/explore?q=invioce&category=ai&maxPrice=25&ending=1&sort=price', (_path, input) => {
      inputs.push(input);
      return page(['Alpha'], { correctedQuery: 'invoice' });
    });
    expect(await screen.findByText('Showing results for “invoice”.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “invioce”');
    expect(inputs).toEqual([
      expect.objectContaining({ q: 'invioce', categories: ['ai'], maxPrice: 25, endingSoon: true, sort: 'price' }),
    ]);
  });

  it.each([
    ['/explore', undefined, '/explore'],
    ['/explore?category=ai', undefined, '/explore?category=ai'],
    ['/explore?show=tools', undefined, '/explore?show=tools'],
    ['/explore?minPrice=10', 'noindex', '/explore?minPrice=10'],
    ['/explore?maxPrice=25&currency=EUR', 'noindex', '/explore?maxPrice=25&currency=EUR'],
    ['/explore?sort=price', 'noindex', '/explore?sort=price'],
    ['/explore?category=ai&sort=price', 'noindex', '/explore?category=ai&sort=price'],
    ['/explore?category=ai,design', 'noindex', '/explore?category=ai,design'],
    ['/explore?discount=70', 'noindex', '/explore?discount=70'],
    ['/explore?rating=4', 'noindex', '/explore?rating=4'],
    ['/explore?ending=1', 'noindex', '/explore?ending=1'],
    ['/explore?q=invoice', 'noindex', '/explore?q=invoice'],
    // Filters at their defaults give the same list.
    ['/explore?sort=newest', undefined, '/explore'],
  ])('the address %s tells search engines: %s (CAT-12)', async (path, robots, canonical) => {
    show(path, (procedure) =>
      procedure === 'catalog.searchTools' ? { items: [], nextCursor: null } : page(['Alpha']),
    );
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        `https://onceware.example${canonical}`,
      ),
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
  });

  it('shows a partial count with a plus for long lists, and the full number once counted (CAT-05)', async () => {
    const answers = [{ ...facets, isCounting: true, categories: [{ category: 'ai' as const, ...some(3, true) }] }];
    show(
      '/explore',
      () => page(['Alpha']),
      () => answers.pop() ?? facets,
    );
    await waitFor(() => expect(option(/^AI/).textContent).toContain('3+'));
    await waitFor(() => expect(option(/^AI/).textContent).toContain('7'));
  });

  it('puts every filter into the address, so that Back undoes it (CAT-01)', async () => {
    const { router } = show('/explore', () => page(['Alpha']));
    await screen.findByRole('article');
    await userEvent.click(option(/^70% or more/));
    await userEvent.click(option(/^Design/));
    expect(router.state.location.search).toBe('?category=design&discount=70');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
    expect(router.state.location.search).toBe('?category=design&discount=70&sort=price');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Design' }));
    expect(router.state.location.search).toBe('?discount=70&sort=price');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?category=design&discount=70&sort=price');
  });

  it('loads more below the list, and says when it has ended (CAT-01)', async () => {
    const user = userEvent.setup();
    show('/explore', (_path, input) =>
      typeof input === 'object' && input && 'cursor' in input && input.cursor === 'next'
        ? page(['Gamma'])
        : page(['Alpha', 'Beta'], { nextCursor: 'next' }),
    );
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more.getAttribute('href')).toBe('/explore?cursor=next');
    await user.click(more);
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']));
    expect(screen.getByText('That is all of them.')).toBeDefined();
  });

  it('shows a message and a way back when nothing matches (CAT-01)', async () => {
    show('/explore?q=zzz', () => page([]));
    expect(await screen.findByRole('heading', { name: 'No deal matches all of this' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear the search and filters' }).getAttribute('href')).toBe('/explore');
  });

  it('lists tools on their own tab for the same query (CAT-01)', async () => {
    const asked: string[] = [];
    show('/explore?show=tools&q=mail', (path) => {
      asked.push(path);
      return { items: [tool], nextCursor: null, correctedQuery: 'mails' };
    });
    expect((await screen.findByRole('link', { name: 'Mailer' })).getAttribute('href')).toBe('/tool/mailer');
    expect(screen.getByText('2 deals')).toBeDefined();
    expect(screen.getByText('Showing results for “mails”.')).toBeDefined();
    expect(asked).toEqual(['catalog.searchTools']);
    expect(screen.getByRole('link', { name: 'Deals 12' }).getAttribute('href')).toBe('/explore?q=mail');
  });

  it('shows a count at each option, with several categories selected (CAT-05)', async () => {
    const { router } = show('/explore?category=design', () => page(['Alpha']));
    await screen.findByRole('article');
    expect(screen.getByText('12 deals', { selector: '[role=status]' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tools 10,000+' })).toBeDefined();
    expect(option(/^Design/).textContent).toBe('Design5 5 deals');
    expect(option(/^Design/).getAttribute('aria-current')).toBe('true');
    // Options that leave no results are not links.
    expect(screen.getByText('Media').closest('a')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Rating' })).toBeNull();
    await userEvent.click(option(/^AI/));
    expect(router.state.location.search).toBe('?category=ai,design');
    await userEvent.click(option(/^Under \$25/));
    expect(router.state.location.search).toBe('?category=ai,design&maxPrice=25');
    await userEvent.click(option(/^Under \$25/));
    await userEvent.click(option(/^Design/));
    expect(router.state.location.search).toBe('?category=ai');
  });

  it('shows the list when counting fails (CAT-05)', async () => {
    renderApp(<Explore />, {
      session: null,
      path: '/explore',
      answer: (procedure) => {
        if (procedure === 'catalog.searchDeals') return page(['Alpha']);
        throw new Error('not today');
      },
    });
    expect(await screen.findByRole('article')).toBeDefined();
    expect(option(/^Design/).textContent).toBe('Design');
  });

  it('compares prices in one currency, and names the day of the rates and what they leave out (CAT-05)', async () => {
    const compared = { code: 'EUR', ratesOf: '2026-11-20', isOld: true, leftOut: true };
    const { router, unmount } = show('/explore?currency=EUR&maxPrice=25', () =>
      page(['Alpha'], { currency: compared }),
    );
    expect(
      await screen.findByText(
        'Converted at the rates of Nov 20, 2026. Those rates are more than a week old. Deals in currencies without a rate are left out.',
      ),
    ).toBeDefined();
    expect(option(/^Under €25/)).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
    expect(router.state.location.search).toBe('?maxPrice=25&currency=USD');
    unmount();
    show('/explore?sort=price', () => page(['Alpha'], { currency: dollars }));
    expect(await screen.findByText('Only prices in USD are compared: there are no exchange rates.')).toBeDefined();
  });

  it('shows the filters read from the query, which can be removed (CAT-01)', async () => {
    const { router } = show('/explore?q=forms+under+$20', (_path, input) =>
      typeof input === 'object' && input && 'plain' in input && input.plain
        ? page(['Beta'])
        : page(['Alpha'], { understood: [{ words: 'under $20', maxPrice: 20, currency: 'USD' }], currency: dollars }),
    );
    const chip = await screen.findByRole('link', {
      name: 'Search for the words “under $20” instead of the filter Under $20',
    });
    await userEvent.click(chip);
    expect(router.state.location.search).toBe('?q=forms+under+%2420&plain=1');
    await waitFor(() => expect(names()).toEqual(['Beta']));
    await userEvent.click(screen.getByRole('link', { name: 'Read prices and names in them' }));
    expect(router.state.location.search).toBe('?q=forms+under+%2420');
  });

  it.each([
    [{ maxPrice: 60, nearest: { price: 69, currency: 'USD' } }, 'Nothing under $60. Nearest: $69, +$9'],
    [{ maxPrice: 0, nearest: { price: 9, currency: 'USD' } }, 'Nothing free. Nearest: $9, +$9'],
    [{ minPrice: 500, nearest: { price: 470, currency: 'USD' } }, 'Nothing for $500 or more. Nearest: $470, \u2212$30'],
    [
      { minPrice: 5, maxPrice: 8, nearest: { price: 4, currency: 'USD' } },
      'Nothing from $5 to $8. Nearest: $4, \u2212$1',
    ],
  ])('says of a price that nothing has which is nearest, and by how much: %j (CAT-16)', async (price, sentence) => {
    show('/explore?q=forms', () =>
      page(['Alpha'], { understood: [{ words: 'at this price', currency: 'USD', ...price }], partialFrom: 0 }),
    );
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('shows which tool others are wanted instead of, and takes it back (CAT-16)', async () => {
    const { router } = show('/explore?q=like+Beta', () =>
      page(['Alpha'], { understood: [{ words: 'like Beta', insteadOf: 'Beta' }] }),
    );
    const chip = await screen.findByText('Instead of Beta');
    await userEvent.click(chip);
    expect(router.state.location.search).toBe('?q=like+Beta&plain=1');
  });

  it('leads from a corrected query to what was typed (CAT-16)', async () => {
    const { router } = show('/explore?q=invioce', () => page(['Alpha'], { correctedQuery: 'invoice' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Search for exactly “invioce”' }));
    expect(router.state.location.search).toBe('?q=invioce&plain=1');
  });

  it('shows partial matches below a heading, across pages too (CAT-01)', async () => {
    show('/explore?q=free+invoice+tool', (_path, input) =>
      typeof input === 'object' && input && 'cursor' in input && input.cursor === 'next'
        ? page(['Gamma'], { partialFrom: 0 })
        : page(['Alpha', 'Beta'], { partialFrom: 1, nextCursor: 'next' }),
    );
    const line = await screen.findByText('These match only some of your words');
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']));
    const isBelow = (name: string) =>
      line.compareDocumentPosition(screen.getByRole('link', { name })) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(['Alpha', 'Beta', 'Gamma'].map(isBelow)).toEqual([false, true, true]);
  });

  it('puts a heading where deals fit less, and where they follow newest first, on whatever page (CAT-16)', async () => {
    show('/explore?q=invoice', (_path, input) =>
      typeof input === 'object' && input && 'cursor' in input && input.cursor === 'next'
        ? page(['Gamma', 'Delta'], { lessFrom: 0, restFrom: 1 })
        : page(['Alpha', 'Beta'], { lessFrom: 1, nextCursor: 'next' }),
    );
    const less = await screen.findByText('These fit less');
    expect(screen.queryByText('The rest, newest first')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    const rest = await screen.findByText('The rest, newest first');
    const isBelow = (line: HTMLElement) => (name: string) =>
      line.compareDocumentPosition(screen.getByRole('link', { name })) === Node.DOCUMENT_POSITION_FOLLOWING;
    const all = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    expect(all.map(isBelow(less))).toEqual([false, true, true, true]);
    expect(all.map(isBelow(rest))).toEqual([false, false, false, true]);
    expect(screen.getByText('That is all of them.')).toBeDefined();
  });

  it('offers tools, ended deals and categories where no deal matches (CAT-01)', async () => {
    const instead = { tools: [tool], ended: [deal('Omega')], categories: ['finance'] };
    show('/explore?q=zzz', () => page([], { instead } as Partial<DealPage>));
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await part('Tools that match')).getByRole('link', { name: 'Mailer' })).toBeDefined();
    expect((await part('Deals that have ended')).getByRole('link', { name: 'Omega' })).toBeDefined();
    const categories = await part('Categories to look in');
    expect(categories.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/explore?category=finance');
  });
});
