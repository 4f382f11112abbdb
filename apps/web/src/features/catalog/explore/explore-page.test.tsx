import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { type Answer, renderApp } from '#testing/render.tsx';
import { readSearch } from './explore-search.ts';
import { ExplorePage } from './explore-page.tsx';

await loadPart('listings', 'en');

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
const page = (names: string[], nextCursor: string | null = null, correctedQuery: string | null = null) => ({
  items: names.map(deal),
  nextCursor,
  correctedQuery,
});

const show = (path: string, answer: Answer) => renderApp(<Explore />, { session: null, path, answer });
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);

describe('explore page', () => {
  it('asks for what the address says, and says what was searched for instead (CAT-01)', async () => {
    const inputs: unknown[] = [];
    show('/explore?q=invioce&category=ai&maxPrice=25&ending=1&sort=price', (_path, input) => {
      inputs.push(input);
      return page(['Alpha'], null, 'invoice');
    });
    expect(await screen.findByText('Showing results for “invoice”.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “invioce”');
    expect(inputs).toEqual([
      expect.objectContaining({ q: 'invioce', category: 'ai', maxPrice: 25, endingSoon: true, sort: 'price' }),
    ]);
  });

  it('puts every choice into the address, so that back undoes it (CAT-01)', async () => {
    const { router } = show('/explore', () => page(['Alpha']));
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('link', { name: '70% or more' }));
    await userEvent.click(screen.getByRole('link', { name: 'Design' }));
    expect(router.state.location.search).toBe('?category=design&discount=70');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
    expect(router.state.location.search).toBe('?category=design&discount=70&sort=price');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Design' }));
    expect(router.state.location.search).toBe('?discount=70&sort=price');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?category=design&discount=70&sort=price');
  });

  it('loads more below what is there, and says when that is all (CAT-01)', async () => {
    const user = userEvent.setup();
    show('/explore', (_path, input) =>
      typeof input === 'object' && input && 'cursor' in input && input.cursor === 'next'
        ? page(['Gamma'])
        : page(['Alpha', 'Beta'], 'next'),
    );
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more.getAttribute('href')).toBe('/explore?cursor=next');
    await user.click(more);
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']));
    expect(screen.getByText('That is all of them.')).toBeDefined();
  });

  it('says so when nothing matches, with a way out (CAT-01)', async () => {
    show('/explore?q=zzz', () => page([]));
    expect(await screen.findByRole('heading', { name: 'No deal matches all of this' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear the search and filters' }).getAttribute('href')).toBe('/explore');
  });

  it('lists tools under their own tab, with the same words searched for (CAT-01)', async () => {
    const asked: string[] = [];
    show('/explore?show=tools&q=mail', (path) => {
      asked.push(path);
      return {
        items: [
          {
            id: 't',
            slug: 'mailer',
            name: 'Mailer',
            tagline: 'Sends mail',
            category: 'marketing',
            logoUrl: '/l.svg',
            rating: null,
            dealCount: 2,
          },
        ],
        nextCursor: null,
      };
    });
    expect((await screen.findByRole('link', { name: 'Mailer' })).getAttribute('href')).toBe('/tool/mailer');
    expect(screen.getByText('2 deals')).toBeDefined();
    expect(asked).toEqual(['catalog.searchTools']);
    expect(screen.getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/explore?q=mail');
  });
});
