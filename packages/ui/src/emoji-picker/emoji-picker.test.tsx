import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emojiData } from '../../../../apps/web/vite/emoji/emoji-data.ts';
import { EmojiPicker, type EmojiPickerLabels, type EmojiPickerProps } from './emoji-picker.tsx';

const labels: EmojiPickerLabels = {
  search: 'Search emoji',
  emoji: 'Emoji',
  categories: 'Categories',
  results: 'Search results',
  skinTone: 'Skin tone',
  noSkinTone: 'No skin tone',
  loading: 'Loading emoji',
  empty: 'No emoji is called that.',
  failed: 'The emoji could not be loaded.',
  retry: 'Try again',
};

const answers = new Map(
  (['en', 'ar'] as const).map((locale) => [`/emoji/${locale}.json`, JSON.stringify(emojiData(locale))]),
);
const original = globalThis.fetch;
let isOffline = false;
let picked: string[] = [];

beforeEach(() => {
  isOffline = false;
  picked = [];
  globalThis.fetch = async (input) => {
    const body = answers.get(input instanceof Request ? input.url : input.toString());
    if (isOffline) throw new TypeError('Failed to fetch');
    return new Response(body ?? null, { status: body ? 200 : 404 });
  };
});
afterEach(() => {
  globalThis.fetch = original;
  localStorage.clear();
});

const show = (props: Partial<EmojiPickerProps> = {}) =>
  render(<EmojiPicker locale="en" labels={labels} onPick={(emoji) => picked.push(emoji)} {...props} />);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search emoji' });
const cell = (name: string) => screen.findByRole('gridcell', { name });
const active = () => document.querySelector('[data-active]')?.getAttribute('aria-label');

describe('emoji picker', () => {
  it('says that it loads, then shows the first emoji under their category (UI-01)', async () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading emoji');
    expect((await cell('Grinning face')).textContent).toBe('😀');
    expect(screen.getByText('Smileys and emotion')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('picks what is clicked (UI-01)', async () => {
    show();
    await userEvent.click(await cell('Grinning face'));
    expect(picked).toEqual(['😀']);
  });

  it('finds by name and tag, the best match first, and says when nothing matches (UI-01)', async () => {
    show();
    await cell('Grinning face');
    await userEvent.type(searchBox(), 'rocket');
    expect((await cell('Rocket')).textContent).toBe('🚀');
    expect(active()).toBe('Rocket');
    expect(screen.getByText('Search results')).toBeDefined();
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), 'qqqq');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.empty));
  });

  it('is operated by arrows and Enter from the search box (UI-01)', async () => {
    show();
    act(() => searchBox().focus());
    await cell('Grinning face');
    expect(document.activeElement).toBe(searchBox());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Grinning face'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(active()).toBe('Grinning face with big eyes'));
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual(['😃']);
  });

  it('turns the arrows round where text runs from right to left (UI-01)', async () => {
    const { container } = show({ locale: 'ar' });
    act(() => searchBox().focus());
    container.style.direction = 'rtl';
    await cell('وجه بابتسامة عريضة');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(active()).toBe('وجه مبتسم بعينين كبيرتين'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(picked).toEqual(['😀']);
  });

  it('picks nothing with the Enter that ends a composition (UI-01)', async () => {
    show();
    act(() => searchBox().focus());
    await userEvent.type(searchBox(), 'rocket');
    await cell('Rocket');
    fireEvent.keyDown(searchBox(), { key: 'Enter', isComposing: true });
    expect(picked).toEqual([]);
    fireEvent.keyDown(searchBox(), { key: 'Enter' });
    expect(picked).toEqual(['🚀']);
  });

  it('shows one category alone, and all again for a search (UI-01)', async () => {
    show();
    await cell('Grinning face');
    const category = within(screen.getByRole('group', { name: 'Categories' })).getByRole('button', {
      name: 'Food and drink',
    });
    await userEvent.click(category);
    expect((await cell('Grapes')).textContent).toBe('🍇');
    expect(screen.queryByRole('gridcell', { name: 'Grinning face' })).toBeNull();
    expect(category.getAttribute('aria-pressed')).toBe('true');
    await userEvent.type(searchBox(), 'rocket');
    await cell('Rocket');
    expect(category.getAttribute('aria-pressed')).toBe('false');
  });

  it('wears the chosen skin tone, and remembers it (UI-01)', async () => {
    const { unmount } = show();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Skin tone' }), 'dark');
    await userEvent.type(searchBox(), 'waving hand');
    await waitFor(async () => expect((await cell('Waving hand')).textContent).toBe('👋🏿'));
    unmount();
    show();
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Skin tone' })).value).toBe('dark');
  });

  it('says that the emoji could not be loaded, and tries again (UI-01)', async () => {
    isOffline = true;
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(labels.failed);
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cell('Grinning face');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts rows and columns from one, as ARIA does (UI-06)', async () => {
    show();
    const first = await cell('Grinning face');
    expect(first.getAttribute('aria-colindex')).toBe('1');
    expect(first.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1');
    await act(async () => undefined);
  });
});
