import type { Profile } from '@onceware/api/identity/account/account.contract';
import type { SessionEntry } from '@onceware/api/identity/auth/auth.contract';
import { vi } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from './render.tsx';
import type { ReactNode } from 'react';

export const makeProfile = (more: Partial<Profile> = {}): Profile => ({
  ...session.user,
  language: 'en',
  isEmailVerified: true,
  pendingEmail: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  steps: { hasSavedSomething: true, hasPurchase: false },
  ...more,
});

export const makeSession = (id: string, more: Partial<SessionEntry> = {}): SessionEntry => ({
  id,
  isCurrent: false,
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  address: '203.0.113.7',
  signedInAt: '2026-03-01T12:00:00.000Z',
  lastSeenAt: '2026-03-02T12:00:00.000Z',
  ...more,
});

/** Response to each call, by its path; an error is thrown, a function is called with the input. */
export type Answers = Record<string, unknown>;

/** Renders a page of the account with what it asks for answered, and tells what was called. */
export function renderAccount(page: ReactNode, answers: Answers) {
  const call = vi.fn<(path: string, input: unknown) => void>();
  const answer = (path: string, input: unknown): unknown => {
    call(path, input);
    const given = answers[path];
    if (given instanceof Error) throw given;
    if (typeof given === 'function') return given(input);
    return given === undefined ? new Promise(() => undefined) : given;
  };
  const rendered = renderApp(
    <>
      <WithWords part="account">{page}</WithWords>
      <ToastHost />
    </>,
    { session, answer, path: '/dashboard/account/security' },
  );
  return { ...rendered, call };
}
