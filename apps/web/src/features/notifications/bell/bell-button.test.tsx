import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { createBell, makeLine } from '../testing.ts';
import { BellButton } from './bell-button.tsx';
import { there } from '#testing/there.ts';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('tabpanel'));
const rows = () => panel().queryAllByRole('listitem');
const unread = () => panel().queryAllByText('Unread');
const chooseTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (index: number, name: string) => {
  await userEvent.click(there(panel().getAllByRole('button', { name: /^Actions for/ })[index]));
  // Nothing is laid out here, and the menu of a row out of sight is hidden.
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
};

/** Six lines, the first four unread: three of the inbox and one of the team. */
const sixLines = () => [
  makeLine(),
  makeLine({ tab: 'team' }),
  makeLine(),
  makeLine(),
  makeLine({ tab: 'following', isRead: true }),
  makeLine({ isRead: true }),
];

const show = (lines = sixLines(), pageSize?: number) => {
  const server = createBell(lines, pageSize);
  const app = renderApp(
    <>
      <BellButton />
      <ToastHost />
    </>,
    { session, answer: server.answer },
  );
  return { ...app, ...server };
};

async function open(...given: Parameters<typeof show>) {
  const app = show(...given);
  await userEvent.click(bell());
  await screen.findByRole('dialog', { name: 'Notifications' });
  await screen.findByRole('tabpanel');
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return app;
}

/** Everything is in sight at once. */
class AllInSight {
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.tell([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}

describe('the bell', () => {
  // Both are fetched on first use; here they are compiled first.
  beforeAll(() => Promise.all([loadPart('notifications', 'en'), import('../panel/notifications-panel.tsx')]));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says how many are unread, to eyes and to screen readers, and nothing where none are (NOTE-01)', async () => {
    const { unmount } = show();
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 4 unread'));
    expect(bell().textContent).toBe('4');
    unmount();
    show([makeLine({ isRead: true })]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['Notifications', '']);
  });

  it('counts no further than 99 (NOTE-01)', async () => {
    show(Array.from({ length: 120 }, () => makeLine()));
    await waitFor(() => expect(bell().textContent).toBe('99+'));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, more than 99 unread');
  });

  it('opens the tabs All, Inbox, Team and Following, each with its own and its count of unread (NAV-16, NOTE-01)', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.firstChild?.textContent)).toEqual([
      'All',
      'Inbox',
      'Team',
      'Following',
    ]);
    expect([rows().length, unread().length]).toEqual([6, 4]);
    await chooseTab(/Inbox/);
    expect(screen.getByRole('tab', { name: /Inbox.*3 unread/ })).toBeDefined();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const [name] = within(there(rows()[0])).getAllByText('Ada');
    expect([name?.tagName, name?.className]).toEqual(['BDI', 'weight-600']);
    expect(within(there(rows()[0])).getByRole('link').getAttribute('href')).toBe('/dashboard?room=garden');
  });

  it('marks what was in sight for a moment as read, once, and leaves its mark until it is closed (NOTE-01)', async () => {
    vi.stubGlobal('IntersectionObserver', AllInSight);
    const { calls } = await open();
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 3_000 });
    expect(calls[0]?.[0]).toBe('read');
    expect(calls[0]?.[1].ids).toHaveLength(4);
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'));
    expect(unread()).toHaveLength(4);
    await choose(0, 'Mark as read');
    expect(unread()).toHaveLength(3);
    await choose(0, 'Mark as unread');
    expect(unread()).toHaveLength(4);
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread'));
    await press('Close notifications');
    await userEvent.click(bell());
    await waitFor(() => expect(unread()).toHaveLength(1));
  });

  it('clears the marks of the tab by Mark all as read, and brings them back by Undo (NAV-16, NOTE-01)', async () => {
    await open();
    await chooseTab(/Inbox/);
    await waitFor(() => expect(unread()).toHaveLength(3));
    await press('Mark all as read');
    expect([unread().length, rows().length]).toEqual([0, 4]);
    expect(await screen.findByText('3 notifications marked as read')).toBeDefined();
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    await press('Undo');
    await waitFor(() => expect(unread()).toHaveLength(3));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 4 unread'));
  });

  it('empties the tab by Archive all, says what will come there, leaves the other tabs alone, and offers Undo (NAV-16, NOTE-01)', async () => {
    await open();
    await chooseTab(/Team/);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await press('Archive all');
    expect(screen.getByText('Nothing new in your teams')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archive all' }));
    expect(await screen.findByText('1 notification archived')).toBeDefined();
    await chooseTab(/All/);
    await waitFor(() => expect(rows()).toHaveLength(5));
    await press('Undo');
    await waitFor(() => expect(rows()).toHaveLength(6));
  });

  it('archives a line by its menu and brings it back where it was; the focus stays in the list (NOTE-01)', async () => {
    const lines = sixLines();
    lines[1] = makeLine({ ...there(lines[1]), text: 'Ben wants to join' });
    await open(lines);
    await choose(1, 'Archive');
    expect(rows()).toHaveLength(5);
    await waitFor(() => expect(rows()[1]?.contains(document.activeElement)).toBe(true));
    await screen.findByText('1 notification archived');
    await press('Undo');
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(within(there(rows()[1])).getByRole('button', { name: 'Actions for: Ben wants to join' })).toBeDefined();
  });

  it('turns a kind off from its line, with undo (NOTE-01, NOTE-03)', async () => {
    const { calls } = await open();
    await choose(0, 'Do not tell me of this kind');
    expect(await screen.findByText('You will not be told of this kind here any more')).toBeDefined();
    await press('Undo');
    await waitFor(() =>
      expect(calls).toEqual([
        ['choose', { kind: 'mention', inProduct: false }],
        ['choose', { kind: 'mention', inProduct: true }],
      ]),
    );
  });

  it('reads older ones, and says so where a list cannot be read, with another try (NOTE-01)', async () => {
    const { setDown } = await open(
      Array.from({ length: 25 }, () => makeLine()),
      20,
    );
    expect(rows()).toHaveLength(20);
    await press('Show older ones');
    await waitFor(() => expect(rows()).toHaveLength(25));
    setDown(true);
    await chooseTab(/Team/);
    expect(await screen.findByText('The notifications could not be loaded.')).toBeDefined();
    setDown(false);
    await press('Try again');
    expect(await screen.findByText('Nothing new in your teams')).toBeDefined();
  });

  it('closes on any change of path (NAV-16)', async () => {
    const { router } = await open();
    await act(() => router.navigate('/deals'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
