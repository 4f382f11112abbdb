import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { storeSidebar } from '#lib/sidebar-choice.ts';
import { renderApp, session } from '#testing/render.tsx';
import { preloadBreadcrumb, preloadSidebarSheet } from './dashboard-parts.tsx';
import { Header } from '../header.tsx';
import { Sidebar } from './sidebar.tsx';

const show = (path = '/network/members', signedIn: typeof session | null = session) =>
  renderApp(<Sidebar pathname={path} />, { session: signedIn, path });
const sidebar = () => document.querySelector<HTMLElement>('[data-sidebar]');

describe('sidebar', () => {
  beforeAll(async () => {
    await Promise.all([preloadBreadcrumb(), preloadSidebarSheet(), loadPart('menus', 'en')]);
  });
  afterEach(() => storeSidebar(false));

  it('shows the areas as groups, the branch of the current page open and the page marked (NAV-02, NAV-07)', () => {
    show();
    expect(screen.getByRole('button', { name: 'Demo' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Network' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'Store admin' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('has API keys and saving from elsewhere under the account, not in the demo (NAV-02, NAV-14)', () => {
    show('/account/api-keys');
    expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Save from anywhere' }).getAttribute('href')).toBe('/account/anywhere');
    expect(screen.getByRole('button', { name: 'Demo' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('has the notifications under the account (NOTE-01)', () => {
    show('/account/notifications');
    expect(screen.getByRole('link', { name: 'Notifications' }).getAttribute('aria-current')).toBe('page');
  });

  it('folds seldom used entries, and counts them (NAV-07)', async () => {
    show('/network/members');
    expect(screen.queryByRole('link', { name: 'Invitations' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getByRole('link', { name: 'Invitations' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByRole('link', { name: 'Invitations' })).toBeNull();
  });

  it('has all demo areas in one closed entry at the end (NAV-13)', () => {
    show('/dashboard/account');
    const entries = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    expect(entries.map((button) => [button.textContent, button.getAttribute('aria-expanded')])).toEqual([
      ['Demo', 'false'],
    ]);
    expect(screen.queryByRole('link', { name: 'Projects' })).toBeNull();
  });

  it('shows the administration to members with dev.feature who may open one of its pages (NAV-13)', async () => {
    const { unmount } = show('/projects', { ...session, permissions: ['dev.feature', 'admin.logs'] });
    await userEvent.click(screen.getByRole('button', { name: 'System Admin' }));
    expect(screen.getByRole('link', { name: 'Action Logs' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    unmount();
    show('/projects', { ...session, permissions: ['sidebar.view'] });
    expect(screen.queryByRole('button', { name: 'System Admin' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it('collapses to icons that keep their names, and remembers it for the server (NAV-02)', async () => {
    const { unmount } = show('/projects');
    expect(sidebar()?.dataset.sidebar).toBe('wide');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(sidebar()?.dataset.sidebar).toBe('collapsed');
    expect(document.cookie).toContain('sidebar=collapsed');
    expect(screen.getByRole('link', { name: 'My Purchases' }).getAttribute('href')).toBe(
      '/dashboard/account/purchases',
    );
    unmount();
    show('/projects');
    expect(sidebar()?.dataset.sidebar).toBe('collapsed');
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(sidebar()?.dataset.sidebar).toBe('wide');
  });

  it('is dark on /dark-sidebar whatever the scheme (NAV-22)', () => {
    show('/dark-sidebar');
    expect(sidebar()?.getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  it('slides in on narrow screens, and closes on any change of path, back and forward too (NAV-08)', async () => {
    const { router } = renderApp(<Header />, { session: null, path: '/projects' });
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open sidebar menu' }));
      // Its branch is open: it holds the current page.
      return screen.findByRole('dialog', { name: 'Sidebar menu' });
    };
    await userEvent.click(within(await open()).getByRole('link', { name: 'Dark sidebar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dark-sidebar'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has its button on dashboard areas only (NAV-01, NAV-08)', () => {
    renderApp(<Header />, { session: null, path: '/explore' });
    expect(screen.queryByRole('button', { name: 'Open sidebar menu' })).toBeNull();
  });

  it('gives way to a breadcrumb on /account instead of the main menu (NAV-04)', () => {
    renderApp(<Header />, { session: null, path: '/account/members/teams' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Account tools' }).getAttribute('href')).toBe('/account');
    expect(within(crumbs).getByText('Teams').getAttribute('aria-current')).toBe('page');
  });

  it('shows that the keys belong to the account (NAV-04)', () => {
    renderApp(<Header />, { session: null, path: '/account/api-keys' });
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/dashboard/account');
    expect(within(crumbs).getByText('API keys').getAttribute('aria-current')).toBe('page');
  });
});
