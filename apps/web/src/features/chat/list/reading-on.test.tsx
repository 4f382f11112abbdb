import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scrolled } from '../chat-testing.tsx';
import { numbered, showRoom } from '../room-testing.tsx';

// Told of by toasts, which are compiled here first.
beforeAll(() => import('#lib/toasts/toast-stack.tsx'));

const log = () => screen.getByRole('log');
const rows = () => within(log()).getAllByRole('article');
const scrollTo = (top: number) => {
  log().scrollTop = top;
  scrolled(log());
};
/** Answers a promise that a test ends. */
function held<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return {
    promise,
    resolve: (value: Value) => act(async () => resolve(value)),
    reject: (error: unknown) => act(async () => reject(error)),
  };
}

describe('older messages', () => {
  it('are fetched when the reader comes near to the first one, a page at a time (LIVE-09)', async () => {
    const { source, change } = await showRoom({ messages: numbered(51, 100), hasOlder: true });
    const page = held<void>();
    source.loadOlder.mockReturnValue(page.promise);
    scrollTo(2000);
    expect(source.loadOlder).not.toHaveBeenCalled();
    scrollTo(300);
    scrollTo(100);
    expect(source.loadOlder).toHaveBeenCalledOnce();
    expect(log().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading older messages...')).toBeDefined();
    change({ messages: numbered(1, 100), hasOlder: false });
    await page.resolve();
    expect(log().getAttribute('aria-busy')).toBe('false');
    scrollTo(0);
    expect(source.loadOlder).toHaveBeenCalledOnce();
    expect(screen.getByText('This is where \u2068Founders\u2069 begins')).toBeDefined();
  });

  it('that could not be fetched are asked for again only by a press (LIVE-09)', async () => {
    const { source } = await showRoom({ messages: numbered(51, 100), hasOlder: true });
    source.loadOlder.mockRejectedValueOnce(new Error('offline'));
    scrollTo(0);
    expect((await screen.findByRole('alert')).textContent).toContain('Older messages could not be loaded.');
    scrollTo(10);
    expect(source.loadOlder).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(source.loadOlder).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a reader in the middle of the history', () => {
  const middle = { messages: numbered(451, 500), hasOlder: true, hasNewer: true };

  it('reads on downwards, and none of it is announced as new (LIVE-09) (UI-06)', async () => {
    const { source, change } = await showRoom(middle);
    await waitFor(() => expect(source.loadNewer).toHaveBeenCalledOnce());
    vi.useFakeTimers();
    change({ messages: numbered(451, 550), hasNewer: false });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(screen.queryByText(/new message/)).toBeNull();
  });

  it('jumps to the newest messages by a press, which fetches them (LIVE-09)', async () => {
    const { source, change } = await showRoom(middle);
    const newest = held<void>();
    source.loadNewest.mockReturnValue(newest.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to newest' }));
    expect(screen.getByText('Fetching the message...')).toBeDefined();
    change({ messages: numbered(951, 1000), hasNewer: false });
    await newest.resolve();
    expect(document.activeElement?.textContent).toContain('No. 1000');
    scrollTo(10_000);
    expect(screen.queryByText('Fetching the message...')).toBeNull();
  });
});

describe('a jump', () => {
  const answer = { ...numbered(60, 60)[0], id: 'answer', replyTo: 'm7', text: 'An answer' };
  const given = () => ({ messages: [...numbered(51, 59), answer as never], hasOlder: true });
  const quote = () => screen.getByRole('button', { name: 'Show the message that this answers' });

  it('fetches the messages around one that is not loaded, and highlights it (LIVE-09)', async () => {
    const { source, change } = await showRoom(given());
    const found = held<boolean>();
    source.load.mockReturnValue(found.promise);
    await userEvent.click(quote());
    expect(source.load).toHaveBeenCalledWith('m7');
    change({ messages: numbered(1, 50), hasNewer: true });
    await found.resolve(true);
    expect(document.activeElement?.getAttribute('data-message')).toBe('m7');
    expect(document.activeElement?.getAttribute('data-highlighted')).toBe('true');
  });

  it('to a message that is gone says so, and leaves the reader where they are (LIVE-09)', async () => {
    const { source } = await showRoom(given());
    source.load.mockResolvedValue(false);
    await userEvent.click(quote());
    expect(await screen.findByText('That message is not there any more.')).toBeDefined();
    expect(screen.getByText('An answer')).toBeDefined();
  });

  it('that is followed by another one goes only to the second (LIVE-09)', async () => {
    const { source, change } = await showRoom(given());
    const found = held<boolean>();
    source.load.mockReturnValue(found.promise);
    await userEvent.click(quote());
    act(() => rows()[2]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    const there = document.activeElement;
    change({ messages: [...numbered(1, 50), ...given().messages] });
    await found.resolve(true);
    expect(document.activeElement).toBe(there);
  });
});

describe('unread messages', () => {
  it('begin at a line that says since when (LIVE-06)', async () => {
    const messages = numbered(1, 6);
    messages[3] = { ...numbered(4, 4)[0], out: true } as never;
    await showRoom({ messages, unreadAfter: 3 });
    const line = screen.getByRole('heading', { name: /^New since .*\d+:\d\d [AP]M$/ });
    const all = [...log().querySelectorAll('h4, article')];
    expect(all[all.indexOf(line) + 1]?.getAttribute('data-message')).toBe('m5');
  });

  it('have no line while the first of them is not loaded (LIVE-06)', async () => {
    await showRoom({ messages: numbered(51, 60), hasOlder: true, unreadAfter: 3 });
    expect(screen.queryByRole('heading', { name: /^New since/ })).toBeNull();
  });

  it('are what a room opens at; only what was in sight counts as read, and the way to the newest counts the rest (LIVE-14)', async () => {
    const { source, change } = await showRoom({ status: 'loading', unreadAfter: undefined });
    // They come before it is known what is unread.
    change({ messages: numbered(41, 90), hasOlder: true, hasNewer: true, newest: 240 });
    expect(source.markRead).not.toHaveBeenCalled();
    change({ status: 'ready', unreadAfter: 60 });
    await waitFor(() => expect(source.markRead).toHaveBeenCalled());
    const first = source.markRead.mock.calls[0]?.[0] ?? 0;
    expect(first).toBeGreaterThan(60);
    expect(first).toBeLessThan(90);
    expect(screen.getByRole('button', { name: `Jump to newest (${240 - first} new)` })).toBeDefined();
    // A line that comes later, as of what is marked as unread, moves nobody.
    const { scrollTop } = log();
    change({ unreadAfter: 45 });
    // By the height of the line that moved, and not to it.
    expect(Math.abs(log().scrollTop - scrollTop)).toBeLessThan(60);
  });

  it('are marked as read when they were in sight on a visible page (LIVE-06)', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { source, change } = await showRoom({ messages: numbered(1, 100) });
    expect(source.markRead).not.toHaveBeenCalled();
    visible.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(source.markRead.mock.calls).toEqual([[100]]);
    scrollTo(0);
    scrollTo(10_000);
    change({ messages: numbered(1, 101) });
    scrollTo(10_000);
    await waitFor(() => expect(source.markRead.mock.calls).toEqual([[100], [101]]));
  });
});
