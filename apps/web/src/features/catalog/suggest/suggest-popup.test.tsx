import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { type Answer, renderApp } from '#testing/render.tsx';
import { refusal } from '#testing/refusal.ts';
import { SearchForm } from '../explore/search-form.tsx';

const kiln = {
  deals: [
    { slug: 'kiln-for-life', title: 'Kiln for life', toolName: 'Kiln', logoUrl: '/l.svg', price: 49, currency: 'USD' },
  ],
  tools: [{ slug: 'kiln', name: 'Kiln', tagline: 'Fires pots', logoUrl: '/l.svg' }],
  categories: ['design'],
  corrected: null,
};
const nothing = { deals: [], tools: [], categories: [], corrected: null };
const queryOf = (input: unknown) => (typeof input === 'object' && input && 'q' in input ? input.q : undefined);
const answers: Answer = (_path, input) => (String(queryOf(input)).startsWith('kil') ? kiln : nothing);

const show = (answer: Answer = answers) => renderApp(<SearchForm search={{}} />, { answer });
/** Focused, so that what suggests is there. */
async function focused(): Promise<HTMLElement> {
  await userEvent.click(screen.getByLabelText('Search deals and tools'));
  return screen.findByRole('combobox', { name: 'Search deals and tools' });
}
/** With the words that were asked for. */
function showAndHear(answer: Answer = answers) {
  const asked: unknown[] = [];
  show((path, input) => {
    if (path === 'catalog.suggest') asked.push(queryOf(input));
    return answer(path, input);
  });
  return { asked };
}
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));
const address = ({ router }: ReturnType<typeof show>) => router.state.location.pathname + router.state.location.search;

describe('search suggestions', () => {
  beforeAll(() => Promise.all([loadPart('suggest', 'en'), import('./suggest-popup.tsx')]));

  it('are a combobox of deals, tools and categories once typing pauses (CAT-06)', async () => {
    const { asked } = showAndHear();
    const field = await focused();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field, 'kiln');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(asked).toEqual(['kiln']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.textContent),
    ).toEqual(['DealsKiln for lifeKiln$49', 'ToolsKilnFires pots', 'CategoriesDesign']);
    expect(options()).toEqual(['/deal/kiln-for-life', '/tool/kiln', '/explore?category=design']);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions. Use the arrow keys to choose.');
  });

  it('can be browsed with the arrow keys, wrapping through the field, and opened with Enter (CAT-06)', async () => {
    const app = show();
    const field = await focused();
    await userEvent.type(field, 'kiln');
    await screen.findByRole('listbox');
    const active = () => {
      const id = field.getAttribute('aria-activedescendant');
      expect(screen.queryAllByRole('option', { selected: true }).map((option) => option.id)).toEqual(id ? [id] : []);
      return id === null ? null : document.getElementById(id)?.getAttribute('href');
    };
    const walked = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      walked.push(active());
    }
    const [deal, tool, category] = ['/deal/kiln-for-life', '/tool/kiln', '/explore?category=design'];
    expect(walked).toEqual([deal, tool, category, null, category, tool]);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe(tool));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('search on Enter without a selection; Escape closes them and keeps the text (CAT-06)', async () => {
    const app = show();
    const field = await focused();
    await userEvent.type(field, 'kiln');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveProperty('value', 'kiln');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address(app)).toBe('/explore?q=kiln'));
  });

  it('ignore late answers for earlier text (CAT-06)', async () => {
    let release = (): void => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const { asked } = showAndHear(async (path, input) => {
      if (queryOf(input) === 'zebra') await late;
      return queryOf(input) === 'zebra' ? { ...nothing, categories: ['other'] } : answers(path, input);
    });
    const field = await focused();
    await userEvent.type(field, 'zebra');
    await waitFor(() => expect(asked).toEqual(['zebra']));
    await userEvent.clear(field);
    await userEvent.type(field, 'kiln');
    await screen.findByRole('listbox');
    await act(async () => release());
    expect(options()).toEqual(['/deal/kiln-for-life', '/tool/kiln', '/explore?category=design']);
  });

  it('stay closed for no results, an empty field and a failing server (CAT-06)', async () => {
    const { asked } = showAndHear((path, input) => {
      if (queryOf(input) === 'kilx') throw refusal('unavailable');
      return answers(path, input);
    });
    const field = await focused();
    for (const words of ['zzz', '   ', 'kilx']) {
      await userEvent.clear(field);
      await userEvent.type(field, words);
      await waitFor(() => expect(asked.at(-1)).toBe(words.trim() || 'zzz'));
      await act(() => Promise.resolve());
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(field.getAttribute('aria-expanded')).toBe('false');
    }
  });
});
