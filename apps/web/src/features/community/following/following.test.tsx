import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { FollowOf } from './follow-of.tsx';
import { FollowsPage } from './follows-page.tsx';

const person = (name: string, isFollowed: boolean) => ({
  id: `id of ${name}`,
  address: name.toLowerCase(),
  handle: name.toLowerCase(),
  name,
  avatar: null,
  since: '2026-11-20T10:00:00.000Z',
  isFollowed,
});

async function show(list: 'followers' | 'followed', answer: (path: string, input: unknown) => unknown) {
  await loadPart('following', 'en');
  return renderApp(
    <>
      <WithWords part="following">
        <FollowsPage list={list} />
      </WithWords>
      <ToastHost />
    </>,
    { session, answer },
  );
}

describe('a member’s profile', () => {
  it('counts their follows, and follows them (NET-02)', async () => {
    const state = { followers: 1, followed: 3, isFollowed: false, followsReader: true };
    const answer = (path: string) =>
      path === 'following.follow' ? { ...state, followers: 2, isFollowed: true } : state;
    await loadPart('following', 'en');
    renderApp(<FollowOf person={{ id: 'ben', name: 'Ben' }} />, { session, answer });
    expect(await screen.findByText('1 follower · follows 3 · follows you')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Follow Ben', pressed: false }));
    expect(await screen.findByText('2 followers · follows 3 · follows you')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow Ben', pressed: true })).toBeDefined();
  });

  it('shows visitors nothing of it, and oneself both lists (NET-02)', async () => {
    const answer = () => ({ followers: 0, followed: 0, isFollowed: false, followsReader: false });
    const { unmount } = renderApp(<FollowOf person={{ id: 'ben', name: 'Ben' }} />, { answer });
    expect(screen.queryByText(/follow/)).toBeNull();
    unmount();
    renderApp(<FollowOf person={session.user} />, { session, answer });
    const link = await screen.findByRole('link', { name: '0 followers' });
    expect(link.getAttribute('href')).toBe('/network/following/followers');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('people who follow the reader', () => {
  it('are listed with links to their profiles, by pages, and followed back at once (NET-02)', async () => {
    const sent: unknown[] = [];
    await show('followers', (path, input) => {
      if (path === 'following.follow') {
        sent.push(input);
        return { followers: 1, followed: 0, isFollowed: true, followsReader: true };
      }
      const isSecond = JSON.stringify(input).includes('next');
      return isSecond
        ? { people: [person('Cleo', true)], nextCursor: null }
        : { people: [person('Ben', false)], nextCursor: 'next' };
    });
    const ben = await screen.findByRole('link', { name: 'Ben' });
    expect(ben.getAttribute('href')).toBe('/public-profile/profiles/ben');
    const button = screen.getByRole('button', { name: 'Follow Ben', pressed: false });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Follow Ben', pressed: true }).textContent).toBe('Following');
    await waitFor(() => expect(sent).toEqual([{ userId: 'id of Ben', on: true }]));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Follow Cleo', pressed: true })).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Followers' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('are followed no longer than the server says (NET-02)', async () => {
    await show('followed', (path) => {
      if (path === 'following.follow') throw new Error('offline');
      return { people: [person('Ben', true)], nextCursor: null };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Ben', pressed: true }));
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow Ben', pressed: true })).toBeDefined());
  });

  it('may be none (NET-02)', async () => {
    await show('followers', () => ({ people: [], nextCursor: null }));
    expect(await screen.findByText('Nobody follows you yet.')).toBeDefined();
  });
});
