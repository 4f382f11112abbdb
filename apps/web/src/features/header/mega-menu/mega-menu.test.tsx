import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import type { PublicSettings } from '#lib/page/public-settings.ts';
import { renderApp } from '#testing/render.tsx';
import { Header } from '../header.tsx';
import { preloadMegaMenu } from './mega-menu-content-slot.ts';
import { preloadMobileMenu } from '../mobile/mobile-menu-button.tsx';

const show = (path = '/explore', settings: Partial<PublicSettings> = {}) =>
  renderApp(<Header />, { session: null, path, settings });
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const trigger = () => within(menu()).getByRole('button', { name: 'Network' });

describe('mega-menu', () => {
  // Fetched when somebody comes near; here it is there first.
  beforeAll(async () => {
    await Promise.all([preloadMegaMenu(), preloadMobileMenu(), loadPart('menus', 'en')]);
  });

  it('discloses its columns of links, and the same button hides them (NAV-05)', async () => {
    show();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    const people = await screen.findByRole('list', { name: 'People' });
    expect(
      within(people)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/network', '/network/members', '/network/teams', '/network/invitations']);
    await userEvent.click(trigger());
    expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
  });

  it('shows a coming entry with its badge, out of reach of mouse and keyboard (NAV-06)', async () => {
    show();
    await userEvent.click(trigger());
    const events = await screen.findByRole('link', { name: 'Events Soon' });
    expect(events.getAttribute('aria-disabled')).toBe('true');
    expect([events.getAttribute('href'), events.tabIndex]).toEqual([null, -1]);
  });

  it('opens external links in a new tab without opener and referrer (NAV-06)', async () => {
    show();
    await userEvent.click(trigger());
    const hub = await screen.findByRole('link', { name: /^Community hub.*new tab/ });
    expect([hub.getAttribute('href'), hub.getAttribute('target'), hub.getAttribute('rel')]).toEqual([
      'https://community.onceware.example',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('has no link to a hub when the operator has named none, on wide and narrow screens (NAV-05, NAV-12)', async () => {
    show('/explore', { communityUrl: null });
    await userEvent.click(trigger());
    const together = await screen.findByRole('list', { name: 'Together' });
    expect(within(together).queryByText(/Community hub/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Main menu' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Network' }));
    expect(await within(sheet).findByRole('list', { name: 'Together' })).toBeDefined();
    expect(within(sheet).queryByText(/Community hub/)).toBeNull();
  });

  it('closes on Escape and gives the focus back (NAV-05, UI-06)', async () => {
    show();
    await userEvent.click(trigger());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Overview');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('closes when the focus leaves it, when a link is followed, and on any change of path (NAV-05)', async () => {
    const { router } = show();
    await userEvent.click(trigger());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'People' })).toBeNull());

    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('link', { name: 'Members' }));
    expect(router.state.location.pathname).toBe('/network/members');
    expect(screen.queryByRole('list', { name: 'People' })).toBeNull();

    await userEvent.click(trigger());
    expect((await screen.findByRole('link', { name: 'Members' })).getAttribute('aria-current')).toBe('page');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
  });

  it('unfolds within the slide-in menu of narrow screens (NAV-08)', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Main menu' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Profiles' }));
    await userEvent.click(await within(sheet).findByRole('link', { name: 'Profile Settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
