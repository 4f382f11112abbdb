import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp, session } from '#testing/render.tsx';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { Header } from './header.tsx';
import { preloadMobileMenu } from './mobile/mobile-menu-button.tsx';
import { preloadMemberArea } from './user/session-area.tsx';

describe('header', () => {
  // Fetched by the first click; here it is compiled first.
  beforeAll(async () => {
    await Promise.all([
      import('./user/user-menu.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
      preloadMemberArea(),
      preloadMobileMenu(),
      loadPart('menus', 'en'),
    ]);
  });

  it('shows neither Log in nor the user menu while the session loads (NAV-19)', () => {
    renderApp(<Header />);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
  });

  it('shows Log in to a visitor, with the way back (NAV-19)', () => {
    renderApp(<Header />, { session: null, path: '/explore?q=mail#top' });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/signin?redirect=%2Fexplore%3Fq%3Dmail%23top',
    );
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
  });

  it('follows the link of Log in where the drawer may not open (AUTH-02, NAV-19)', async () => {
    const { router } = renderApp(<Header onLogIn={() => false} />, { session: null, path: '/blog/signin-tips' });
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/signin?redirect=%2Fblog%2Fsignin-tips',
    );
  });

  it('stays where it is when the drawer opens (AUTH-02)', async () => {
    const { router } = renderApp(<Header onLogIn={() => true} />, { session: null, path: '/explore' });
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe('/explore');
  });

  it('shows the user menu with name and e-mail to a member (NAV-12, NAV-19)', async () => {
    renderApp(<Header />, { session });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ines Insider' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Dark mode' })).toBeDefined();
    expect(screen.getByText('insider@onceware.example')).toBeDefined();
  });

  it('ends the session on the server and goes to the sign-in page, which leads back (NAV-21)', async () => {
    const calls: string[] = [];
    const answer = (path: string) => calls.push(path);
    const { router } = renderApp(<Header />, { session, answer, path: '/deal/x?from=home#plans' });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ines Insider' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(calls).toEqual(['auth.signOut']);
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/deal/x?from=home#plans');
    expect(await screen.findByRole('button', { name: /Switch to/ })).toBeDefined();
  });

  it('says that one is still logged in where logging out failed, and can be tried again (NAV-21)', async () => {
    const silence = new TRPCClientError('Too late', { cause: new DOMException('Too late', 'TimeoutError') });
    let fail: (reason: Error) => void = () => undefined;
    const answer = () => new Promise((_, reject) => (fail = reject));
    const { router } = renderApp(
      <>
        <Header />
        <ToastHost />
      </>,
      { session, answer },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ines Insider' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const busy = screen.getByRole('menuitem', { name: 'Logging out…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    act(() => fail(silence));
    expect(
      await screen.findByText('You are still logged in. The server did not answer in time. Try again in a moment.'),
    ).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBe(busy);
    expect(router.state.location.pathname).toBe('/');
  });

  it('marks the entry of the current path, also below it (NAV-05)', () => {
    renderApp(<Header />, { session: null, path: '/explore?q=x' });
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['LTD Explorer']);
  });

  it('has only the logo and the colour-scheme switch on auth pages (NAV-03)', () => {
    renderApp(<Header />, { session: null, path: '/signin' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('opens the main menu of narrow screens, and closes it on any change of path (NAV-08)', async () => {
    const { router } = renderApp(<Header />, { session: null, path: '/explore' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeDefined();
    await act(() => router.navigate('/deals'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches between light and dark and remembers it for browser and server (I18N-04)', async () => {
    renderApp(<Header />, { session: null, path: '/signin' });
    await userEvent.click(screen.getByRole('button', { name: /Switch to dark/ }));
    await waitFor(() => expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'));
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    expect(document.cookie).toContain('color-scheme=dark');
  });
});
