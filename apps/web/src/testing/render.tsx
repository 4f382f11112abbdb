import type { Session } from '@onceware/api/identity/auth/auth.contract';
import type { AppRouter } from '@onceware/api/composition/router';
import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { Providers } from '#app/providers.tsx';
import { loadPart } from '#i18n/parts.ts';
import type { Boot } from '#lib/page/boot.tsx';
import { createQueryClient } from '#lib/api/query-client.ts';
import type { PublicSettings } from '#lib/page/public-settings.ts';
import { trpc } from '#lib/api/trpc.ts';

/** Words of every page, loaded before anything renders. */
const words = await loadPart('core', 'en');

export const boot: Boot = {
  language: 'en',
  colorScheme: 'light',
  isSidebarCollapsed: false,
  settings: {
    publicUrl: 'https://onceware.example',
    communityUrl: 'https://community.onceware.example',
    gravatarUrl: 'https://gravatar.example/avatar',
    avatarBases: { delivery: null, media: null },
  },
  now: new Date().toISOString(),
};

export const session: Session = {
  user: {
    id: '0190a3c4-0000-7000-8000-000000000001',
    name: 'Ines Insider',
    email: 'insider@onceware.example',
    avatar: null,
  },
  permissions: ['sidebar.view', 'dev.feature'],
  isVendor: false,
};

/** Answers a call by its path, `catalog.deal`; what it throws is the call's failure. */
export type Answer = (path: string, input: unknown) => unknown;

interface Options {
  /** Undefined: still loading. */
  session?: Session | null;
  answer?: Answer;
  path?: string;
  /** Loader that a navigation waits for. */
  loader?: LoaderFunction;
  /** ISO time of the server at which the page was rendered; by default there is no difference to the browser's clock. */
  serverTime?: string;
  /** In place of those of `boot`. */
  settings?: Partial<PublicSettings>;
}

function linkTo(answer: Answer): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        Promise.resolve()
          .then(() => answer(op.path, op.input))
          .then(
            (data) => {
              observer.next({ result: { data } });
              observer.complete();
            },
            (error: unknown) =>
              observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error)))),
          );
      });
}

/** Never settles: for what must not be called, or stays loading. */
const silence: Answer = () => new Promise(() => undefined);

/** Renders as the app would, at `path`, with calls answered by `answer`. */
export function renderApp(
  children: ReactNode,
  { session: signedIn, answer = silence, path = '/', loader, settings, serverTime }: Options = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter>; queryClient: QueryClient } {
  const queryClient = createQueryClient();
  // Retries at once whatever is worth a retry.
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 }, mutations });
  if (signedIn !== undefined) queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), signedIn);
  // Known already, so that no test asks a server for it.
  if (signedIn) queryClient.setQueryData(['gravatar', signedIn.user.email], null);
  const client = createTRPCClient<AppRouter>({ links: [linkTo(answer)] });
  const router = createMemoryRouter([{ path: '*', element: children, ...(loader && { loader }) }], {
    initialEntries: [path],
  });
  const result = render(
    <Providers
      boot={{ ...boot, now: serverTime ?? new Date().toISOString(), settings: { ...boot.settings, ...settings } }}
      messages={words}
      client={client}
      queryClient={queryClient}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...result, router, queryClient };
}
