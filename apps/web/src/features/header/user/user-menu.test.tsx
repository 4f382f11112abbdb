import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { keepUntilSignOut } from '#lib/changes/stored-until-sign-out.ts';
import type { PublicSettings } from '#lib/page/public-settings.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { preloadMemberArea, SessionArea } from './session-area.tsx';

async function open(permissions = session.permissions, answer?: Answer, settings: Partial<PublicSettings> = {}) {
  const user = userEvent.setup();
  const page = (
    <>
      <SessionArea />
      <ToastHost />
    </>
  );
  renderApp(page, { session: { ...session, permissions }, settings, ...(answer && { answer }) });
  await user.click(screen.getByRole('button', { name: 'Account of Ines Insider' }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  return user;
}
const links = () =>
  screen
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('href'))
    .filter((href) => href !== null);

describe('user menu', () => {
  // Fetched by the first click; here it is compiled first.
  beforeAll(async () => {
    await Promise.all([
      import('./user-menu.tsx'),
      preloadMemberArea(),
      loadPart('menus', 'en'),
      loadPart('menus', 'de'),
    ]);
  });

  it('links a member to their own pages and the hub, and nothing else (NAV-12, NAV-20)', async () => {
    await open(['sidebar.view']);
    expect(links()).toEqual([
      '/dashboard',
      '/dashboard/account',
      '/dashboard/account/purchases',
      '/account/notifications',
      '/dashboard/account/security',
      'https://community.onceware.example',
    ]);
    expect(screen.queryByRole('menuitem', { name: /^Language/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'System Admin' })).toBeNull();
  });

  it('adds Get Started and the public profile for dev.feature (NAV-12)', async () => {
    await open();
    expect(links()).toEqual([
      '/dashboard',
      '/dashboard/account/home/get-started',
      '/dashboard/account',
      '/dashboard/account/purchases',
      '/account/notifications',
      '/dashboard/account/security',
      'https://community.onceware.example',
      '/public-profile/profiles/default',
    ]);
    const hub = screen.getByRole('menuitem', { name: /^Community hub.*new tab/ });
    expect([hub.getAttribute('target'), hub.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('has no link to a hub when the operator has named none (NAV-12)', async () => {
    await open(['sidebar.view'], undefined, { communityUrl: null });
    expect(links()).toEqual([
      '/dashboard',
      '/dashboard/account',
      '/dashboard/account/purchases',
      '/account/notifications',
      '/dashboard/account/security',
    ]);
    expect(screen.queryByRole('menuitem', { name: /^Community hub/ })).toBeNull();
  });

  it('opens System Admin with the pages that the member may open, by keyboard too (NAV-13)', async () => {
    const user = await open([...PERMISSIONS]);
    act(() => screen.getByRole('menuitem', { name: 'System Admin' }).focus());
    await user.keyboard('{ArrowRight}');
    expect((await screen.findByRole('menuitem', { name: 'Action Logs' })).getAttribute('href')).toBe(
      '/dashboard/admin/logs',
    );
    const names = [
      'System Admin',
      'Organizations',
      'Users',
      'Contacts',
      'Moderation',
      'Reviews',
      'Action Logs',
      'Transactions',
      'User Roles',
      'Catalogue',
    ];
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(names);
    expect(document.activeElement?.textContent).toBe('Organizations');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('System Admin');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeDefined();
  });

  it('changes the language in its submenu (NAV-12, I18N-01)', async () => {
    const user = await open();
    await user.click(screen.getByRole('menuitem', { name: /^Language/ }));
    const group = await screen.findByRole('menuitemradio', { name: /Deutsch/ });
    expect(screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('lang'))).toEqual([
      'en',
      'pt',
      'ar',
      'es',
      'de',
      'zh',
    ]);
    expect(screen.getByRole('menuitemradio', { name: /English/ }).getAttribute('aria-checked')).toBe('true');
    await user.click(group);
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(localStorage.getItem('language')).toBe('de');
    expect(within(document.body).getByRole('button', { name: 'Konto von Ines Insider' })).toBeDefined();
  });

  it('warns about unsent messages before it logs out, and drops them then (LIVE-05) (NAV-21)', async () => {
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = keepUntilSignOut({ unsent: () => 2, forget });
    const asked: string[] = [];
    await open(session.permissions, (path) => {
      asked.push(path);
      return { ok: true };
    });
    const logOut = screen.getByRole('menuitem', { name: 'Log out' });
    await act(async () => {
      fireEvent.click(logOut);
      await import('#lib/toasts/toast-stack.tsx');
    });
    await screen.findByText('2 messages have not been sent yet. Logging out loses them.');
    expect([asked, forget.mock.calls.length]).toEqual([[], 0]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log out anyway' })));
    await waitFor(() => expect(forget).toHaveBeenCalledOnce());
    expect(asked).toContain('auth.signOut');
    stop();
  });
});
