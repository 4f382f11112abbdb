import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { SingleKeysButton } from '#lib/keys/single-keys-button.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { refusal } from '#testing/refusal.ts';
import { SearchForm } from '../explore/search-form.tsx';
import { HeaderSearch } from './header-search.tsx';

const kiln = {
  deals: [
    {
      slug: 'kiln-for-life',
      title: 'Kiln for life',
      toolSlug: 'kiln',
      toolName: 'Kiln',
      logoUrl: '/l.svg',
      price: 49,
      currency: 'USD',
    },
  ],
  tools: [
    { slug: 'kiln-mate', name: 'Kiln Mate', tagline: 'Minds the fire', logoUrl: '/l.svg' },
    { slug: 'kiln', name: 'Kiln', tagline: 'Fires pots', logoUrl: '/l.svg' },
  ],
  categories: ['design'],
  corrected: null,
};
const nothing = { deals: [], tools: [], categories: [], corrected: null };
const queryOf = (input: unknown) => (typeof input === 'object' && input && 'q' in input ? input.q : undefined);
const answers: Answer = (_path, input) => (String(queryOf(input)).startsWith('kil') ? kiln : nothing);

const show = (answer: Answer = answers) => renderApp(<SearchForm />, { answer });
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

  it('are a combobox of categories and tools, each once with its deal, once typing pauses (CAT-06, CAT-18)', async () => {
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
    ).toEqual(['ToolsKilnKiln for life$49Kiln MateMinds the fire', 'CategoriesDesign']);
    expect(options()).toEqual(['/deal/kiln-for-life', '/tool/kiln-mate', '/explore?category=design']);
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
    const [deal, tool, category] = ['/deal/kiln-for-life', '/tool/kiln-mate', '/explore?category=design'];
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
    expect(options()).toEqual(['/deal/kiln-for-life', '/tool/kiln-mate', '/explore?category=design']);
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

describe('recent searches', () => {
  beforeAll(() => Promise.all([loadPart('suggest', 'en'), import('./suggest-popup.tsx')]));
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const KEY = 'recent-searches:visitor';
  const search = async (...queries: string[]) => {
    const app = renderApp(<SearchForm />, { session: null, answer: answers });
    for (const query of queries) {
      await userEvent.clear(await focused());
      await userEvent.type(screen.getByRole('combobox'), `${query}{Enter}`);
    }
    await userEvent.clear(await focused());
    return app;
  };
  const listed = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);

  it('are below an empty field, newest first, each once, eight at most, and lead to their search (CAT-18)', async () => {
    const queries = Array.from({ length: 9 }, (_, index) => `query ${index}`);
    await search(...queries, 'QUERY 4');
    expect(listed()).toEqual(['QUERY 4', 'query 8', 'query 7', 'query 6', 'query 5', 'query 3', 'query 2', 'query 1']);
    expect(screen.getByRole('link', { name: 'query 8' }).getAttribute('href')).toBe('/explore?q=query%208');
    expect(screen.getByText('8 recent searches below the field.')).toBeDefined();
    await userEvent.type(screen.getByRole('combobox'), 'kiln');
    await screen.findByRole('listbox');
    expect(listed()).toEqual([]);
  });

  it('are removed one by one and all at once, also from the browser (CAT-18)', async () => {
    await search('one', 'two', 'three');
    await userEvent.click(screen.getByRole('button', { name: /^Remove .two.$/ }));
    expect(listed()).toEqual(['three', 'one']);
    expect(localStorage.getItem(KEY)).toBe('["three","one"]');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([listed(), localStorage.getItem(KEY)]).toEqual([[], null]);
  });

  it('are walked through by the arrow keys, and closed by Escape (CAT-18)', async () => {
    await search('one', 'two');
    const field = screen.getByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('one');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([listed(), document.activeElement]).toEqual([[], field]);
  });

  it('belong to one account, and to no request (CAT-18)', async () => {
    const asked: unknown[] = [];
    localStorage.setItem(KEY, '["a visitor"]');
    localStorage.setItem(`recent-searches:${session.user.id}`, '["mine",7,"",null]');
    renderApp(<SearchForm />, { session, answer: (path) => asked.push(path) });
    await focused();
    expect(listed()).toEqual(['mine']);
    expect(asked).toEqual([]);
  });

  it('are off where the browser refuses to store, and start over when storage holds something else (CAT-18)', async () => {
    localStorage.setItem(KEY, '{"not":"a list"}');
    const { unmount } = await search();
    expect(listed()).toEqual([]);
    unmount();
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    await search('one');
    expect(listed()).toEqual([]);
  });
});

describe('search in the header', () => {
  beforeAll(() => Promise.all([loadPart('suggest', 'en'), import('./suggest-popup.tsx')]));
  afterEach(() => localStorage.clear());

  it('is focused by the slash key, unless something is being written (CAT-18)', async () => {
    renderApp(
      <>
        <HeaderSearch />
        <textarea aria-label="Message" />
      </>,
      { session: null, path: '/about', answer: answers },
    );
    const field = screen.getByLabelText('Search deals and tools', { selector: 'input' });
    await userEvent.type(screen.getByLabelText('Message'), '/');
    expect(document.activeElement).not.toBe(field);
    act(() => screen.getByLabelText('Message').blur());
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(document.activeElement).not.toBe(field);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
  });

  it('is not focused by the slash key where single keys are off, in this tab or another, until they are on (CAT-18)', async () => {
    renderApp(
      <>
        <HeaderSearch />
        <SingleKeysButton />
      </>,
      { session: null, path: '/about', answer: answers },
    );
    const field = screen.getByLabelText('Search deals and tools', { selector: 'input' });
    const isTaken = () => {
      act(() => field.blur());
      fireEvent.keyDown(document.body, { key: '/' });
      return [
        document.activeElement === field,
        field.getAttribute('aria-keyshortcuts'),
        screen.queryByText('/') !== null,
      ];
    };
    expect(isTaken()).toEqual([true, '/', true]);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off the / key' }));
    expect(isTaken()).toEqual([false, null, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on the / key' }));
    expect(isTaken()).toEqual([true, '/', true]);
    localStorage.setItem('single-keys', 'off');
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(isTaken()).toEqual([false, null, false]);
  });

  it('is left alone by the slash key for as long as the page is open, where the browser refuses to store (CAT-18)', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined });
    renderApp(<SingleKeysButton />, { session: null, path: '/about', answer: answers });
    await userEvent.click(screen.getByRole('button', { name: 'Turn off the / key' }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn on the / key' }));
    expect(screen.getByRole('button', { name: 'Turn off the / key' })).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('opens from its icon with the focus in the field, and closes by its button, by Escape and with the page (CAT-18)', async () => {
    const { router } = renderApp(<HeaderSearch />, { session: null, path: '/about', answer: answers });
    const icon = screen.getByRole('link', { name: 'Search deals and tools' });
    const isOpen = () => icon.parentElement?.hasAttribute('data-open');
    for (const shut of [
      () => userEvent.click(screen.getByRole('button', { name: 'Close the search' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(icon);
      expect([isOpen(), document.activeElement?.getAttribute('name')]).toEqual([true, 'q']);
      await shut();
      expect([isOpen(), document.activeElement]).toEqual([false, icon]);
    }
    await userEvent.click(icon);
    await userEvent.type(screen.getByLabelText('Search deals and tools', { selector: 'input' }), 'forms{Enter}');
    expect(router.state.location.search).toBe('?q=forms');
    expect(isOpen()).toBe(false);
  });

  it('keeps the filters of the list on /explore, and is not on home (CAT-18)', async () => {
    const { router } = renderApp(<HeaderSearch />, {
      session: null,
      path: '/explore?show=ended&q=mail&category=ai&sort=price&cursor=x',
      answer: answers,
    });
    const field = screen.getByLabelText('Search deals and tools', { selector: 'input' });
    expect(field).toHaveProperty('value', 'mail');
    await userEvent.clear(field);
    await userEvent.type(field, 'forms{Enter}');
    expect(router.state.location.search).toBe('?show=ended&q=forms&category=ai');
    await act(() => router.navigate('/'));
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('has one cross of ours, which empties the field and keeps the focus (CAT-18)', async () => {
    renderApp(<HeaderSearch />, { session: null, path: '/about', answer: answers });
    const field = screen.getByLabelText('Search deals and tools', { selector: 'input' });
    await userEvent.type(field, 'kiln');
    await screen.findByRole('listbox');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['', field]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
