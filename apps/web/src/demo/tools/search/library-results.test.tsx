import type { LibrarySuggestion } from '@onceware/api/collections/library/library.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { SearchButton } from '../search-button.tsx';

const kept = (id: string, title: string, more: Partial<LibrarySuggestion> = {}): LibrarySuggestion => ({
  id,
  entityType: 'page',
  title,
  slug: null,
  url: `https://${id}.example/`,
  collectionId: 'clay',
  collectionName: 'Clay and fire',
  ...more,
});
const KEPT = [
  kept('glazes', 'On glazes'),
  kept('kiln', 'Kiln for life', { entityType: 'deal', slug: 'kiln', url: null }),
  kept('note', 'Ask Mira', { url: null }),
];
const tool = { slug: 'potter', name: 'Potter', tagline: 'Turns clay', logoUrl: '/l.svg' };
const queryOf = (input: unknown) => (typeof input === 'object' && input && 'q' in input ? input.q : undefined);

function open(answer: Answer = () => ({ items: KEPT, corrected: null }), as: typeof session | null = session) {
  const asked: unknown[] = [];
  renderApp(<SearchButton />, {
    session: as,
    answer: (path, input) => {
      if (path === 'catalog.searchDeals') return { items: [], nextCursor: null, correctedQuery: null };
      if (path !== 'collections.suggest')
        return { deals: [], tools: queryOf(input) === 'clay' ? [tool] : [], categories: [], corrected: null };
      asked.push(queryOf(input));
      return answer(path, input);
    },
  });
  return asked;
}
async function type(words: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What are you looking for?' }), words);
}
const group = async () => {
  const heading = await screen.findByRole('heading', { name: 'Your saved items' });
  return within(heading.parentElement ?? document.body);
};

describe('saved items, in the search of ⌘K', () => {
  beforeAll(() => Promise.all([loadPart('tools', 'en'), import('./search-dialog.tsx')]));

  it('stand below the catalogue’s results, each with its collection, asked for once typing pauses, and counted (CAT-13, NAV-15)', async () => {
    const asked = open();
    await type('clay');
    const links = (await group()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['On glazesClay and fire', 'https://glazes.example/'],
      ['Kiln for lifeClay and fire', '/deal/kiln'],
      ['Ask MiraClay and fire', '/dashboard/account/collections?collection=clay'],
    ]);
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
    expect(asked).toEqual(['clay']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 results'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/deal/kiln');
  });

  it('are found when the catalogue has nothing, and say what was searched for (CAT-13, NAV-15)', async () => {
    open(() => ({ items: KEPT, corrected: 'glazes' }));
    await type('glzaes');
    expect((await group()).getByText('Showing results for “glazes”.')).toBeDefined();
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('say that they failed, and can be asked for again; late results of other words are not shown (CAT-13, NAV-15)', async () => {
    let fails = true;
    let release = (): void => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const asked = open(async (_path, input) => {
      if (queryOf(input) === 'cla') await late;
      if (queryOf(input) === 'cla') return { items: [kept('late', 'Too late')], corrected: null };
      if (fails) throw refusal('invalid_input');
      return { items: KEPT, corrected: null };
    });
    await type('cla');
    await waitFor(() => expect(asked).toEqual(['cla']));
    await userEvent.keyboard('y');
    const failed = await screen.findByRole('alert');
    fails = false;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await (await group()).findAllByRole('link')).toHaveLength(3);
    await act(async () => release());
    expect(screen.queryByText('Too late')).toBeNull();
  });

  it('are empty without words, and are not asked for on behalf of visitors (CAT-13, NAV-15)', async () => {
    const asked = open(undefined, null);
    await type('clay');
    expect(await screen.findByText('Potter')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Your saved items' })).toBeNull();
    expect(asked).toEqual([]);
  });
});
