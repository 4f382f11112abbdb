import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderApp, session } from '#testing/render.tsx';
import { resetVisit } from '../areas/pieces/visit-state.ts';
import { NotificationsButton } from './notifications-button.tsx';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const rows = () => within(screen.getByRole('tabpanel')).queryAllByRole('listitem');
const unread = () => within(screen.getByRole('tabpanel')).queryAllByText('Unread');
const chooseTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openNotifications(who = session) {
  const app = renderApp(<NotificationsButton />, { session: who });
  await userEvent.click(bell());
  await screen.findByRole('dialog', { name: 'Notifications' });
  return app;
}

describe('notifications button', () => {
  // Both are fetched on first use; here they are compiled first.
  beforeAll(() => Promise.all([loadPart('tools', 'en'), import('./notifications/notifications-panel.tsx')]));
  beforeEach(() => {
    localStorage.clear();
    resetVisit();
  });
  afterEach(() => void vi.useRealTimers());

  it('calls no attention to samples: the bell has no dot and no count, and the panel says what they are (NAV-16)', async () => {
    await openNotifications();
    expect([bell().getAttribute('aria-label'), bell().querySelector('span')]).toEqual(['Notifications', null]);
    expect(screen.getByText(/^Sample notifications/)).toBeDefined();
  });

  it('remembers what was read and archived after a reload, for this account alone (NAV-16)', async () => {
    const first = await openNotifications();
    await chooseTab(/Team/);
    await press('Archive all');
    await chooseTab(/All/);
    await press('Mark all as read');
    first.unmount();
    resetVisit();

    const again = await openNotifications();
    expect([rows().length, unread().length]).toEqual([7, 0]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    again.unmount();

    await openNotifications({ ...session, user: { ...session.user, id: '0190a3c4-0000-7000-8000-000000000002' } });
    expect([rows().length, unread().length]).toEqual([10, 4]);
  });

  it('starts over when its storage holds something else (NAV-16)', async () => {
    for (const text of ['{"archived":{"0":"n1"},"read":[1,null]}', '[', 'null']) {
      localStorage.setItem(`sample-notifications:${session.user.id}`, text);
      const { unmount } = await openNotifications();
      expect([rows().length, unread().length]).toEqual([10, 4]);
      unmount();
    }
  });

  it('has the tabs All, Inbox, Team and Following, each with its own and its count of unread (NAV-16)', async () => {
    await openNotifications();
    expect(screen.getAllByRole('tab').map((tab) => tab.firstChild?.textContent)).toEqual([
      'All',
      'Inbox',
      'Team',
      'Following',
    ]);
    expect(rows()).toHaveLength(10);
    await chooseTab(/Inbox/);
    expect(screen.getByRole('tab', { name: /Inbox.*2 unread/ })).toBeDefined();
    expect(rows()).toHaveLength(4);
    expect(rows()[0]?.textContent).toContain('Marisol Quint mentioned you in Evening course platform');
    expect(rows()[0]?.textContent).toMatch(/\d minutes ago/);
  });

  it('clears the unread dots of the tab by Mark all as read (NAV-16)', async () => {
    await openNotifications();
    await chooseTab(/Inbox/);
    expect(unread()).toHaveLength(2);
    await press('Mark all as read');
    expect(unread()).toHaveLength(0);
    expect(rows()).toHaveLength(4);
    await chooseTab(/All/);
    expect(unread()).toHaveLength(2);
    await press('Mark all as read');
    expect(unread()).toHaveLength(0);
  });

  it('empties the tab by Archive all, says what will come there, and leaves the other tabs alone (NAV-16)', async () => {
    await openNotifications();
    await chooseTab(/Team/);
    await press('Archive all');
    expect(rows()).toHaveLength(0);
    expect(screen.getByText('Nothing new in your teams')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('3 notifications archived');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archive all' }));
    await chooseTab(/All/);
    expect(rows()).toHaveLength(7);
  });

  it('brings archived ones back by Undo (NAV-16)', async () => {
    await openNotifications();
    await press('Archive all');
    expect(screen.getByText('You are all caught up')).toBeDefined();
    await press('Undo');
    expect(rows()).toHaveLength(10);
    expect(unread()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archive all' }));
  });

  it('offers Undo for ten seconds (NAV-16)', async () => {
    await openNotifications();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Archive all' }));
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(rows()).toHaveLength(0);
  });

  it('is as it was left when it is opened again (NAV-16)', async () => {
    await openNotifications();
    await chooseTab(/Following/);
    await press('Archive all');
    await press('Close notifications');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(bell());
    await screen.findByRole('dialog');
    expect(rows()).toHaveLength(7);
  });

  it('closes on any change of path (NAV-16)', async () => {
    const { router } = await openNotifications();
    await act(() => router.navigate('/deals'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
