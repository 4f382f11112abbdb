import { readSession } from '@onceware/api/identity/auth/auth.service';
import { toAppError } from '@onceware/api/kernel/failures';
import { appRouter } from '@onceware/api/composition/router';
import type { PublicSettings } from '@onceware/web/lib/page/public-settings';
import type { Choices } from '@onceware/web/lib/page/choices';
import type { RenderInput } from '@onceware/web/render-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../plugins/error-handler.ts';
import { documentHeaders } from '../plugins/security-headers.ts';
import { type CallOf, cookiesOf } from '../plugins/session.ts';
import { encodePage, encodingFor, type Page } from './encode-page.ts';
import type { VisitorPages } from './visitor-pages.ts';
import { isVisitor, visitorCall, withoutTracking } from './visitors.ts';
import type { WebSource } from './web-source.ts';
import type { Services } from '@onceware/api/kernel/services';

type Asker = Pick<RenderInput, 'url' | 'call' | 'session' | 'signal'>;

/**
 * Answers every other GET with a page: rendered for the caller, or stored for all visitors (docs/decisions/036-stored-pages.md).
 *
 * @returns a function that answers a request with the page of its address, for routes that find nothing there
 */
export async function registerWeb(
  app: FastifyInstance,
  options: {
    web: WebSource;
    services: Services;
    callOf: CallOf;
    sessionCookie: string;
    visitorPages: VisitorPages;
    settings: PublicSettings;
  },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const { web, services, callOf, sessionCookie, visitorPages, settings } = options;
  await web.serveFiles(app);

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { render, choicesOf, template, policy, isForAll } = await web.rendering(request.url);
    const cookies = cookiesOf(request);
    const choices = choicesOf(cookies, request.url);
    const encoding = encodingFor(request.headers['accept-encoding']);

    async function make(asker: Asker): Promise<Page> {
      const { status, headers, html, goodUntil } = await render({
        ...asker,
        router: appRouter,
        settings,
        choices,
        template,
        reportError: (error) => logFailure(request, toAppError(error)),
      });
      const page = {
        ...documentHeaders,
        'cache-control': 'private, no-cache',
        'content-security-policy': policy,
        vary: 'accept-encoding',
      };
      return { status, headers: { ...page, ...headers }, body: html, goodUntil: status === 200 ? goodUntil : 0 };
    }

    async function makeForOne(signal: AbortSignal): Promise<Page> {
      const call = await callOf(request, reply);
      return encodePage(await make({ url: request.url, call, session: readSession(call), signal }), encoding);
    }

    const url = withoutTracking(request.url);
    const page =
      isVisitor(request, cookies, sessionCookie) && isForAll(url)
        ? await visitorPages.get(keyOf(choices, url), encoding, () =>
            // Others may wait for it too, so a reader who leaves does not stop it.
            make({ url, call: visitorCall(services), session: null, signal: new AbortController().signal }),
          )
        : await unlessGone(reply, makeForOne);
    // Callers who have left get no response, and nothing went wrong.
    if (!page) return reply.hijack();
    return reply
      .code(page.status)
      .headers(page.headers)
      .send(page.body.length > 0 ? page.body : undefined);
  };
  app.get('*', answerPage);
  return answerPage;
}

/** Everything that a page for visitors depends on, apart from the catalogue. */
const keyOf = ({ language, colorScheme, isSidebarCollapsed }: Choices, url: string): string =>
  `${language} ${colorScheme} ${isSidebarCollapsed} ${url}`;

async function unlessGone(reply: FastifyReply, make: (signal: AbortSignal) => Promise<Page>): Promise<Page | null> {
  const aborter = new AbortController();
  reply.raw.on('close', () => aborter.abort());
  const page = await make(aborter.signal).catch((error: unknown) => {
    if (aborter.signal.aborted) return null;
    throw error;
  });
  return aborter.signal.aborted ? null : page;
}
