import './app/styles.ts';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/router.tsx';
import { stopEarlyPresses } from './lib/presses/early-presses.ts';
import { readBootPayload } from './lib/page/boot-payload.ts';
import { mirrorChoice } from './i18n/language-choice.ts';
import { chooseLanguage } from './i18n/languages.ts';
import { loadPart } from './i18n/parts.ts';
import { loaderContext } from './lib/page/page-loader.ts';
import { preloadFiles } from './lib/page/preloadable.tsx';
import { createQueryClient } from './lib/api/query-client.ts';
import { createBrowserClient, queriesOf } from './lib/api/trpc.ts';

/** The pages that the server rendered are loaded before hydration, or React would find other markup than its own. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Chosen anew without a new page. */
const languageOfPage = () => chooseLanguage(document.documentElement.lang).code;

async function start(): Promise<void> {
  const payload = readBootPayload();
  if (mirrorChoice(payload.boot.language)) return location.reload();
  const routes = createRoutes();
  const queryClient = createQueryClient();
  hydrate(queryClient, payload.queries as DehydratedState);
  const [messages] = await Promise.all([
    loadPart('core', payload.boot.language),
    // The pages first: what they can load is known once they are there, and has been on its way since the document.
    loadMatchedPages(routes).then(() => preloadFiles(payload.rendered.files)),
    Promise.all(payload.rendered.words.map((part) => loadPart(part, payload.boot.language))),
  ]);

  const client = createBrowserClient();
  const queries = queriesOf(client, queryClient);

  const hydrationData: HydrationState = { loaderData: payload.loaderData, errors: null };
  if (payload.error)
    hydrationData.errors = { [payload.error.routeId]: new ErrorResponse(payload.error.status, undefined, null) };

  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => loaderContext(queries, languageOfPage),
  });
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers boot={payload.boot} messages={messages} client={client} queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
    stopEarlyPresses();
  });
}

void start();
