import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { field, lastOf, showComposer } from './composer-testing.tsx';

beforeAll(() => loadPart('chat', 'en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const write = (value: string) => fireEvent.change(field(), { target: { value } });
/** Types and pauses. */
const ask = async (value: string) => {
  write(value);
  await pass(150);
};
/** @returns whether the browser may do with the key what it does */
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const list = () => screen.queryByRole('listbox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('suggestions', () => {
  it('come 150 ms after the last letter (CHAT-14)', async () => {
    showComposer();
    write('@a');
    await pass(149);
    write('@ama');
    await pass(149);
    expect(list()).toBeNull();
    await pass(1);
    expect(options()).toEqual(['Amara Okafor@amara']);
  });

  it('are people for @ and posts for #, whatever the case (CHAT-14)', async () => {
    showComposer();
    await ask('@AMARA');
    expect(screen.getByRole('listbox', { name: 'People' })).toBeDefined();
    expect(options()).toEqual(['Amara Okafor@amara']);
    await ask('#BREAD');
    expect(screen.getByRole('listbox', { name: 'Posts' })).toBeDefined();
    expect(options()).toEqual(['Bread archiveby \u2068Luca Ferraro\u2069']);
  });

  it('of a shorter word do not stay for a longer one that they do not match (CHAT-14)', async () => {
    showComposer();
    await ask('@');
    expect(options()).toHaveLength(7);
    write('@ama');
    expect(options()).toEqual(['Amara Okafor@amara']);
    expect(press('Enter')).toBe(false);
    expect(field().value).toBe('@amara ');
    await ask('@amara and @');
    write('@amara and @zz');
    expect(list()).toBeNull();
  });

  it('are at most ten, and said to be there (CHAT-14)', async () => {
    const source = showComposer();
    const person = { name: 'Ada', avatar: null, tagline: '', isOnline: true };
    const all = Array.from({ length: 10 }, (_, index) => ({ ...person, id: `${index}`, username: `ada${index}` }));
    vi.spyOn(source, 'findUsers').mockResolvedValue(all);
    await ask('@ad');
    expect(options()).toHaveLength(10);
    expect(screen.getByText('10 suggestions. Use the arrow keys to choose.')).toBeDefined();
  });

  it('are told to screen readers as those of a combobox (CHAT-14) (UI-06)', async () => {
    showComposer();
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
    await ask('@');
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(active()).toBe(options()[0]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(options()[0]);
    write('');
    expect(field().getAttribute('role')).toBeNull();
    expect(field().getAttribute('aria-controls')).toBeNull();
  });

  it('are walked through by arrows, round and round (CHAT-14)', async () => {
    showComposer();
    await ask('@');
    const all = options();
    expect(press('ArrowDown')).toBe(false);
    expect(active()).toBe(all[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe(all.at(-1));
    press('ArrowDown');
    expect(active()).toBe(all[0]);
  });

  it.each(['Enter', 'Tab'])('are taken with %s, and kept in what is sent (CHAT-14)', async (key) => {
    const source = showComposer();
    await ask('Ask @ama');
    expect(press(key)).toBe(false);
    expect(field().value).toBe('Ask @amara ');
    expect(field().selectionStart).toBe(11);
    expect(list()).toBeNull();
    await ask(`${field().value}about #bread`);
    press(key);
    expect(field().value).toBe('Ask @amara about #Bread archive ');
    press('Enter');
    expect(lastOf(source)).toMatchObject({
      text: 'Ask @amara about #Bread archive',
      taggedContent: { users: [{ username: 'amara' }], posts: [{ title: 'Bread archive' }] },
    });
  });

  it('are taken with a click, and the field keeps the focus (CHAT-14)', async () => {
    showComposer();
    act(() => field().focus());
    await ask('@ama');
    const option = screen.getByRole('option');
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.mouseUp(option);
    fireEvent.click(option);
    expect(field().value).toBe('@amara ');
  });

  it('close with Escape until another tag is begun, and the panel stays (CHAT-14)', async () => {
    showComposer();
    await ask('@a');
    expect(press('Escape')).toBe(false);
    expect(list()).toBeNull();
    await ask('@am');
    expect(list()).toBeNull();
    await ask('@am ');
    await ask('');
    await ask('@am');
    expect(list()).not.toBeNull();
  });

  it('leave Enter to the message where nothing is found (CHAT-14)', async () => {
    const source = showComposer();
    await ask('We are #1');
    expect(list()).toBeNull();
    press('Enter');
    expect(lastOf(source)?.text).toBe('We are #1');
  });

  it('leave Shift+Enter to the line, and every key to a composition (CHAT-14)', async () => {
    showComposer();
    await ask('@am');
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect(press('Enter', { isComposing: true })).toBe(true);
    expect(field().value).toBe('@am');
  });

  it('go when the caret or the focus goes elsewhere (CHAT-14)', async () => {
    showComposer();
    act(() => field().focus());
    await ask('Hi @am');
    expect(list()).not.toBeNull();
    // Moves the caret like the arrow keys do.
    field().setSelectionRange(2, 2);
    fireEvent.keyUp(field());
    expect(list()).toBeNull();
    field().setSelectionRange(6, 6);
    fireEvent.keyUp(field());
    await pass(150);
    expect(list()).not.toBeNull();
    fireEvent.blur(field());
    expect(list()).toBeNull();
  });
});
