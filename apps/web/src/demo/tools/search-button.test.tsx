import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { refusal } from '#testing/refusal.ts';
import { SearchButton } from './search-button.tsx';

const deal = (name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  title: `${name} Lifetime`,
  promise: 'A promise',
  category: 'ai',
  basePrice: 199,
  price: 49,
  currency: 'USD',
  discountPercentage: 75,
  isLowestEver: false,
  priceMemory: null,
  coverUrl: '/c.svg',
  rating: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  tool: { id: `${name}-tool`, slug: name.toLowerCase(), name, logoUrl: '/l.svg' },
});
const logoUrl = '/l.svg';
const suggestedDeal = (name: string) => ({
  slug: name.toLowerCase(),
  title: `${name} Lifetime`,
  toolSlug: name.toLowerCase(),
  toolName: name,
  logoUrl,
  price: 49,
  currency: 'USD',
});
const nothing = { deals: [], tools: [], categories: [], corrected: null };
const mail = {
  deals: [suggestedDeal('Alpha'), suggestedDeal('Beta')],
  tools: [{ slug: 'mailer', name: 'Mailer', tagline: 'Sends mail', logoUrl }],
  categories: ['marketing'],
  corrected: null,
};

const queryOf = (input: unknown) => (typeof input === 'object' && input && 'q' in input ? input.q : undefined);
/** Newest deals without a query, two deals, a tool and a category for «mail», nothing for the rest. */
const catalog: Answer = (path, input) => {
  if (path === 'catalog.searchDeals') return { items: [deal('Newcomer')], nextCursor: null, correctedQuery: null };
  if (path === 'collections.suggest') return { items: [], corrected: null };
  return queryOf(input) === 'mail' ? mail : nothing;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What are you looking for?' });
const chooseTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const results = () => within(screen.getByRole('tabpanel')).getAllByRole('link');
const panel = () => screen.getByRole('tabpanel').textContent;

async function openSearch(answer: Answer = catalog) {
  const app = renderApp(<SearchButton />, { session, answer });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('dialog', { name: 'Search' });
  return app;
}

describe('search button', () => {
  // Both are fetched on first use; here they are compiled first.
  beforeAll(() =>
    Promise.all([loadPart('tools', 'en'), loadPart('suggest', 'en'), import('./search/search-dialog.tsx')]),
  );

  it('opens the search with the focus in its field, and tabs in this order (NAV-15)', async () => {
    await openSearch();
    expect(document.activeElement).toBe(field());
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Deals & Tools',
      'Mixed',
      'Settings',
      'Integrations',
      'Users',
      'Docs',
      'Empty',
      'No Results',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Deals & Tools');
  });

  it.each([
    ['⌘K', { key: 'k', metaKey: true }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Ctrl and the key of K on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }],
  ])('opens and closes by %s (NAV-15)', async (_, keys) => {
    renderApp(<SearchButton />, { session });
    fireEvent.keyDown(document.body, keys);
    await screen.findByRole('dialog', { name: 'Search' });
    fireEvent.keyDown(field(), keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays shut on other keys and while a word is being composed (NAV-15)', async () => {
    renderApp(<SearchButton />, { session });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the newest deals while nothing is asked for (NAV-15)', async () => {
    await openSearch();
    expect(await screen.findByRole('heading', { name: 'New deals' })).toBeDefined();
    expect(results().map((link) => link.getAttribute('href'))).toEqual(['/deal/newcomer', '/deals']);
  });

  it('suggests deals, tools and categories of the catalogue, once typing rests (NAV-15, CAT-06)', async () => {
    const asked: unknown[] = [];
    await openSearch((path, input) => {
      if (path.startsWith('catalog.')) asked.push(queryOf(input));
      return catalog(path, input);
    });
    await userEvent.type(field(), 'mail');
    await screen.findByRole('heading', { name: 'Categories' });
    expect(asked).toEqual(['', 'mail']);
    expect(results().map((link) => link.getAttribute('href'))).toEqual([
      '/deal/alpha',
      '/deal/beta',
      '/tool/mailer',
      '/explore?category=marketing',
      '/explore?q=mail',
    ]);
    expect(results()[0]?.textContent).toBe('AlphaAlpha Lifetime$49');
    expect(screen.getByRole('status').textContent).toBe('4 results');
  });

  it('has the member’s own last searches while nothing is asked for, which are forgotten one by one and all (CAT-18)', async () => {
    const key = `recent-searches:${session.user.id}`;
    localStorage.setItem(key, '["forms","mail","maps"]');
    const { router } = await openSearch();
    const recent = async () =>
      within((await screen.findByRole('heading', { name: 'Recent searches' })).parentElement ?? document.body)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await recent()).toEqual(['forms', 'mail', 'maps']);
    await userEvent.click(screen.getByRole('button', { name: /^Remove .forms.$/ }));
    expect([await recent(), document.activeElement]).toEqual([['mail', 'maps'], field()]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/explore?q=maps');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    await userEvent.type(field(), 'mail{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mail'));
    expect(localStorage.getItem(key)).toBe('["mail"]');
    localStorage.clear();
  });

  it('leads to all results by Enter in the field, and closes with the change of path (NAV-15)', async () => {
    const { router } = await openSearch();
    await userEvent.type(field(), 'mail{Enter}');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/explore?q=mail'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves through the results by arrow keys and follows one by Enter (NAV-15)', async () => {
    const { router } = await openSearch();
    await userEvent.type(field(), 'mail');
    await screen.findByRole('heading', { name: 'Tools' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(results()[1]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/deal/beta'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes down to results that are still loading as soon as they arrive, unless another key was pressed (NAV-15)', async () => {
    const arrivals: (() => void)[] = [];
    await openSearch(async (path, input) => {
      if (path === 'catalog.suggest') await new Promise<void>((arrive) => arrivals.push(arrive));
      return catalog(path, input);
    });
    await screen.findByRole('heading', { name: 'New deals' });
    // Results shown meanwhile belong to other search terms.
    await userEvent.type(field(), 'mail{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(arrivals).toHaveLength(1));
    expect(document.activeElement).toBe(field());
    await act(async () => arrivals[0]?.());
    await waitFor(() => expect(document.activeElement).toBe(results()[1]));
    expect(results()[1]?.getAttribute('href')).toBe('/deal/beta');

    await userEvent.click(field());
    await userEvent.keyboard('!{ArrowDown}{Backspace}');
    await screen.findByRole('heading', { name: 'Tools' });
    expect(document.activeElement).toBe(field());
  });

  it('follows by Enter, once it has arrived, the result that was reached by keys before (NAV-15)', async () => {
    const arrivals: (() => void)[] = [];
    const { router } = await openSearch(async (path, input) => {
      if (path === 'catalog.suggest') await new Promise<void>((arrive) => arrivals.push(arrive));
      return catalog(path, input);
    });
    await userEvent.type(field(), 'mail{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(arrivals).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/');
    arrivals[0]?.();
    await waitFor(() => expect(router.state.location.pathname).toBe('/deal/beta'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('follows nothing when nothing is found, and nothing once somebody types on (NAV-15)', async () => {
    const { router } = await openSearch();
    await userEvent.type(field(), 'zzz{ArrowDown}{Enter}');
    await screen.findByText('No results for “zzz”');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('All deals, newest first'));
    await userEvent.click(field());
    await userEvent.clear(field());
    await userEvent.type(field(), 'mai{ArrowDown}{Enter}l');
    await screen.findByRole('heading', { name: 'Tools' });
    expect(document.activeElement).toBe(field());
    expect(router.state.location.pathname).toBe('/');
  });

  it('says when nothing is found, and what to do (NAV-15)', async () => {
    await openSearch();
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('No results for “zzz”')).toBeDefined();
    expect(screen.getByText(/try a shorter or broader word/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'All deals, newest first' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
    expect(document.activeElement).toBe(field());
    expect(await screen.findByRole('heading', { name: 'New deals' })).toBeDefined();
  });

  it('says when the search fails, and tries again (NAV-15)', async () => {
    let isDown = true;
    await openSearch((path, input) => {
      if (isDown) throw refusal('too_many_requests');
      return catalog(path, input);
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The search failed');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'New deals' })).toBeDefined();
    expect(document.activeElement).toBe(field());
  });

  it('lists the pages of the account under Settings, narrowed down by the field (NAV-15)', async () => {
    await openSearch();
    await chooseTab('Settings');
    expect(results()).toHaveLength(8);
    await userEvent.type(field(), 'PASS');
    expect(results().map((link) => link.getAttribute('href'))).toEqual(['/dashboard/account/security']);
  });

  it('shows sample integrations, people and documents under their tabs, and a bit of each under Mixed (NAV-15)', async () => {
    await openSearch();
    await chooseTab('Integrations');
    expect(panel()).toContain('Almanac');
    expect(panel()).toContain('Not connected');
    await userEvent.type(field(), 'kovar');
    await chooseTab('Users');
    expect(results().map((link) => link.textContent)).toEqual(['Hana KovářTranslator and subtitler']);
    await userEvent.clear(field());
    await chooseTab('Docs');
    expect(results()[0]?.getAttribute('href')).toBe('/project/course-platform');
    await chooseTab('Mixed');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Settings',
      'Integrations',
      'Users',
      'Docs',
    ]);
  });

  it('shows a search not begun under Empty, and one without results under No Results (NAV-15)', async () => {
    await openSearch();
    await chooseTab('Empty');
    await userEvent.click(screen.getByRole('button', { name: 'Start typing' }));
    expect(document.activeElement).toBe(field());
    await chooseTab('No Results');
    expect(panel()).toContain('No results found');
    await userEvent.click(screen.getByRole('button', { name: 'Search deals and tools' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Deals & Tools');
  });
});
