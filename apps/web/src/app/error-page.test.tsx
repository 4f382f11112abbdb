import type { AppRouter } from '@onceware/api/composition/router';
import { render, screen } from '@testing-library/react';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { refusal } from '#testing/refusal.ts';
import { boot } from '#testing/render.tsx';
import { ErrorPage } from './error-page.tsx';
import { Providers } from './providers.tsx';

const Nothing = () => null;

/** A page whose loader failed. @returns what stands in its place */
async function show(error: unknown): Promise<string | null> {
  const loader = () => Promise.reject(error);
  const router = createMemoryRouter([
    { path: '*', loader, Component: Nothing, HydrateFallback: Nothing, ErrorBoundary: ErrorPage },
  ]);
  const client = createTRPCClient<AppRouter>({ links: [] });
  render(
    <Providers boot={boot} messages={await loadPart('core', 'en')} client={client} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('alert');
  return screen.getByRole('heading').parentElement?.textContent ?? null;
}

const failed = (cause: Error) => new TRPCClientError('Failed', { cause });

describe('a page that could not be loaded', () => {
  it.each([
    ['a server that does not answer', failed(new DOMException('', 'TimeoutError')), /did not answer in time/],
    ['a server that is not reached', failed(new TypeError('Failed to fetch')), /cannot be reached/],
  ])('says so for %s, and does not call it our fault (UI-06)', async (_, error, words) => {
    const shown = await show(error);
    expect(shown).toMatch(words);
    expect(shown).not.toMatch(/500|our side/);
  });

  it.each([
    ['a failure of the server', refusal('internal')],
    ['a bug of the page', new TypeError('x is not a function')],
  ])('owns up to %s (UI-06)', async (_, error) => {
    expect(await show(error)).toMatch(/^500.*went wrong on our side/);
  });
});
