import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp, session } from '#testing/render.tsx';
import { UNREAD } from '../data/keys.ts';
import { Announcer } from './announcer.tsx';

afterEach(() => vi.useRealTimers());

it('new ones are said politely, once for many, and fewer are not said (NOTE-01)', async () => {
  vi.useFakeTimers();
  const { queryClient } = renderApp(<Announcer />, { session });
  const said = () => document.querySelector('[aria-live="polite"].sr-only')?.textContent;
  const count = async (inbox: number) => {
    queryClient.setQueryData(UNREAD, { inbox, team: 0, following: 0 });
    await act(() => vi.advanceTimersByTimeAsync(20));
    return said();
  };
  // Lines that were there when the page came are on the bell.
  expect(await count(2)).toBe('');
  expect(await count(3)).toBe('Notifications, 3 unread');
  for (const more of [4, 5, 6]) expect(await count(more)).toBe('Notifications, 3 unread');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(said()).toBe('Notifications, 6 unread');
  expect(await count(0)).toBe('');
  expect(screen.queryByText(/unread/)).toBeNull();
});
