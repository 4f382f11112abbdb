import './app/styles.ts';
import { COLOR_SCHEME_KEY, isColorScheme } from '@onceware/ui/theme/color-scheme';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { LANGUAGE_CODES } from '@onceware/api/kernel/languages';
import { wire } from '@onceware/api/kernel/wire';
import { dehydrate } from '@tanstack/react-query';
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { AppRouter } from '@onceware/api/composition/router';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/router.tsx';
import { POSTS } from './features/editorial/posts.ts';
import { foldAtOnce } from './features/header/bar/header-bar.tsx';
import { LANGUAGE_KEY } from './i18n/language-choice.ts';
import { languageOfAddress } from './i18n/language-of-address.ts';
import { chooseLanguage } from './i18n/languages.ts';
import { loadPart } from './i18n/parts.ts';
import type { Boot } from './lib/page/boot.tsx';
import type { Choices } from './lib/page/choices.ts';
import { serializeBootPayload } from './lib/page/boot-payload.ts';
import { errorStatus } from './lib/api/api-error.ts';
import { HeadSink, HeadSinkProvider } from './lib/page/head.tsx';
import { loaderContext } from './lib/page/page-loader.ts';
import { paths } from './lib/paths.ts';
import { isCollapsedValue, SIDEBAR_KEY } from './lib/sidebar-choice.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { type Rendered, RenderedContext } from './lib/page/rendered.ts';
import { queriesOf, trpc } from './lib/api/trpc.ts';
import { PictureSource } from './lib/pictures/picture-source.ts';
import type { PublicPage, RenderInput, RenderResult } from './render-contract.ts';
import { fillTemplate, inlineScriptsOf } from './server/document.tsx';
import { pictureSource } from './server/drawn-pictures.ts';
import { nextDealEnd } from './server/next-deal-end.ts';
import { filesOfPage } from './server/page-files.ts';
import { fontsOfPage } from './server/page-fonts.ts';

/** The catalogue's own pages are the server's to name: it has the database. */
export const publicPages: readonly PublicPage[] = [
  ...[
    paths.home,
    paths.explore,
    paths.tools,
    ...CATEGORIES.map(paths.category),
    paths.deals,
    paths.community,
    paths.about,
    paths.contact,
    paths.sell,
    paths.blog,
  ].map((path) => ({ path, languages: LANGUAGE_CODES })),
  // The operator's words, whoever translated them.
  ...[paths.terms, paths.privacy, paths.imprint].map((path) => ({ path, languages: [] })),
  ...POSTS.map(({ slug, editions }) => ({ path: paths.blogPost(slug), languages: [...editions.keys()] })),
];

/** Inline scripts of every page: the browser runs them by their content (docs/decisions/036-stored-pages.md). */
export const inlineScripts = (template: string): readonly string[] => [...inlineScriptsOf(template), foldAtOnce];

export function choicesOf(cookies: Record<string, string | undefined>, url: string): Choices {
  const scheme = cookies[COLOR_SCHEME_KEY];
  return {
    language: languageOfAddress(searchOf(url)) ?? chooseLanguage(cookies[LANGUAGE_KEY]).code,
    colorScheme: isColorScheme(scheme) ? scheme : 'auto',
    isSidebarCollapsed: isCollapsedValue(cookies[SIDEBAR_KEY]),
  };
}

// Made once: it knows the order in which addresses are tried, and keeps the pages that it has loaded.
const { query, dataRoutes } = createStaticHandler(createRoutes());

const searchOf = (url: string): string => url.split(/(?=\?)/, 2)[1] ?? '';

/** Renders one page. See `render-contract.ts` for what goes in and out. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const now = new Date();
  const boot: Boot = { ...input.choices, settings: input.settings, now: now.toISOString() };
  const messages = await loadPart('core', boot.language);

  const queryClient = createQueryClient();
  queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), input.session);
  // The page's calls run in this process, through the same router and the same transformer as over HTTP.
  const client = createTRPCClient<AppRouter>({
    links: [unstable_localLink({ router: input.router, createContext: async () => input.call, transformer: wire })],
  });

  const queries = queriesOf(client, queryClient);
  // Counts while the page loads; without it the browser asks.
  const counting = input.session && queries.notifications.unread.prefetch();
  const request = new Request(new URL(input.url, input.settings.publicUrl), { signal: input.signal });
  const context = await query(request, { requestContext: loaderContext(queries, () => boot.language) });
  await counting;
  if (context instanceof Response) return redirectResult(context);

  const error = failureOf(context, input);
  const sink = new HeadSink();
  const rendered: Rendered = { files: new Set(), words: new Set() };
  const app = (
    <StrictMode>
      <RenderedContext value={rendered}>
        <HeadSinkProvider value={sink}>
          <PictureSource value={pictureSource}>
            <Providers boot={boot} messages={messages} client={client} queryClient={queryClient}>
              <StaticRouterProvider
                router={createStaticRouter(dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </PictureSource>
        </HeadSinkProvider>
      </RenderedContext>
    </StrictMode>
  );

  // The page first: what it used is named in the document's head.
  const body = await bytesOf(app, input);
  const { before, after } = fillTemplate(input.template.html, {
    boot,
    head: sink.head,
    search: searchOf(input.url),
    fontUrls: fontsOfPage(boot.language, Buffer.concat(body).toString()),
    files: filesOfPage(
      context.matches.map(({ route }) => route.id),
      rendered,
      boot.language,
      input.template.manifest,
    ),
    payload: serializeBootPayload({
      boot,
      queries: dehydrate(queryClient),
      rendered: { files: [...rendered.files], words: [...rendered.words] },
      loaderData: Object.fromEntries(Object.keys(context.loaderData).map((id) => [id, null])),
      error,
    }),
  });
  return {
    status: error?.status ?? context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: Buffer.concat([Buffer.from(before), ...body, Buffer.from(after)]),
    goodUntil: nextDealEnd(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      now.getTime(),
    ),
  };
}

function redirectResult(response: Response): RenderResult {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, headers: { location }, redirect: location, html: Buffer.of(), goodUntil: 0 };
}

/** Which boundary shows an error, if any. A 4xx is the page's answer; anything else is ours to report. */
function failureOf(context: StaticHandlerContext, input: RenderInput): { routeId: string; status: number } | null {
  const [failed] = Object.entries(context.errors ?? {});
  if (!failed) return null;
  const [routeId, error] = failed;
  if (isRouteErrorResponse(error) && error.status < 500) return { routeId, status: error.status };
  if (!input.signal.aborted) input.reportError(error);
  return { routeId, status: errorStatus(error) ?? 500 };
}

/** All of it at once: everything is loaded before, so nothing would come earlier, and no script of React's has to put parts in their places. */
function bytesOf(app: React.ReactNode, input: RenderInput): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write: (chunk: Uint8Array, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(chunks);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: (error) => {
        if (!input.signal.aborted) input.reportError(error);
      },
    });
    input.signal.addEventListener('abort', () => abort(input.signal.reason), { once: true });
  });
}
