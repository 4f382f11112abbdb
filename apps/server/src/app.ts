import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { createPreviews } from '@onceware/api/outlets/previews/previews';
import { AppError } from '@onceware/api/kernel/errors';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { fromRepository } from './from-repository.ts';
import { failureOfRequest, registerErrorHandler, sendFailure } from './plugins/error-handler.ts';
import { openApiDocument } from './openapi/document.ts';
import { createReadiness } from './plugins/health.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerRequestIds, requestIds } from './plugins/request-ids.ts';
import { logSerializers, logActor, registerRequestLog } from './plugins/request-log.ts';
import { registerSameOrigin } from './plugins/same-origin.ts';
import { registerSecurityHeaders, securityHeaders } from './plugins/security-headers.ts';
import { CALLER_TIMEOUTS, type CallerTimeouts, timeoutOptions, registerSlowCallers } from './plugins/slow-callers.ts';
import { type CallOf, registerSession, sessionCookieName } from './plugins/session.ts';
import { registerWeb } from './pages/web.ts';
import { createVisitorPages, type VisitorPages } from './pages/visitor-pages.ts';
import type { WebSource } from './pages/web-source.ts';
import type { Downloads, Site } from './rest/define-route.ts';
import { ROUTES } from './rest/routes.ts';
import { registerGo } from './rest/site/go.ts';
import { registerRobots } from './rest/site/robots.ts';
import { registerSitemap } from './rest/site/sitemap.ts';
import type { Settings } from './start/settings.ts';
import { mountTrpc } from './trpc/mount.ts';
import type { Services } from '@onceware/api/kernel/services';

/** Collections' notes are the largest input: 5,000 characters, of at most 3 bytes each, in a batch of ten. */
const BODY_LIMIT = 256 * 1024;

interface Parts {
  services: Services;
  settings: Settings;
  web: WebSource | null;
  downloads?: Partial<Downloads>;
  /** Destination of the log; standard output by default. */
  log?: { write(line: string): void };
  /** For slow callers. */
  patience?: CallerTimeouts;
}

/** The whole server, not yet listening; tests call `inject()` on it. Without `web` it serves the API alone. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { services, settings, web, patience = CALLER_TIMEOUTS } = parts;
  const headers = securityHeaders({ https: settings.secureCookies });
  const app = createFastify(parts, headers);

  registerSlowCallers(app, { patience, maxConnections: settings.MAX_CONNECTIONS });
  registerRequestIds(app);
  const isLogged = ['info', 'debug', 'trace'].includes(settings.LOG_LEVEL);
  if (isLogged) registerRequestLog(app);
  const visitorPages = createVisitorPages(services.listener);
  const { countCalls, metrics } = registerMetrics(app, { services, visitorPages, token: settings.METRICS_TOKEN });
  registerErrorHandler(app);
  registerSecurityHeaders(app, headers);
  if (settings.CORS_ORIGINS.length > 0) {
    await app.register(cors, {
      origin: settings.CORS_ORIGINS,
      credentials: true,
      maxAge: 600,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    });
  }
  registerSameOrigin(app, { publicUrl: settings.PUBLIC_URL, corsOrigins: settings.CORS_ORIGINS });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const plainCallOf = await registerSession(app, services, settings);
  const callOf = isLogged ? logActor(plainCallOf) : plainCallOf;

  const previews = createPreviews({
    fonts: fromRepository('packages/art/fonts'),
    pictures: fromRepository('packages/art/pictures'),
  });
  app.addHook('onClose', () => previews.close());
  const site = siteOf(parts, { metrics, previews });
  for (const route of ROUTES) route.register(app, { services, callOf, site });
  mountTrpc(app, callOf, countCalls);
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  if (web) await registerPages(app, { services, settings, web, callOf, visitorPages });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new AppError('not_found')));
  return app;
}

function createFastify(
  { settings, log, patience = CALLER_TIMEOUTS }: Parts,
  headers: Record<string, string>,
): FastifyInstance {
  const app = fastify({
    logger: { level: settings.LOG_LEVEL, serializers: logSerializers, ...(log && { stream: log }) },
    // Fastify's own lines name whole addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(settings.TRUST_PROXY),
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT,
    ...timeoutOptions(patience),
    // Open connections must not keep a stopping server alive.
    forceCloseConnections: true,
    // An address that is none is refused before any hook.
    frameworkErrors: (error, request, reply) =>
      void sendFailure(request, reply.headers(headers), failureOfRequest(error)),
    // A tRPC batch names its procedures in the path.
    routerOptions: { maxParamLength: 2_000 },
  });
  app.removeContentTypeParser('text/plain');
  return app;
}

function siteOf(
  { services, settings, downloads }: Parts,
  { metrics, previews }: Pick<Site, 'metrics' | 'previews'>,
): Site {
  let document: object | undefined;
  return {
    publicUrl: settings.publicUrl,
    securityContacts: settings.SECURITY_CONTACT,
    mailEventsToken: settings.MAIL_EVENTS_TOKEN ?? null,
    downloads: { client: null, cli: null, extension: null, ...downloads },
    document: () =>
      (document ??= openApiDocument(ROUTES, {
        publicUrl: settings.publicUrl,
        sessionCookie: sessionCookieName(settings.secureCookies),
      })),
    ready: createReadiness(services),
    metrics,
    previews,
  };
}

async function registerPages(
  app: FastifyInstance,
  {
    settings,
    ...parts
  }: { services: Services; settings: Settings; web: WebSource; callOf: CallOf; visitorPages: VisitorPages },
): Promise<void> {
  const pages = {
    publicUrl: settings.publicUrl,
    communityUrl: settings.COMMUNITY_URL ?? null,
    gravatarUrl: settings.GRAVATAR_URL,
    avatarBases: { delivery: settings.IMAGE_DELIVERY_URL ?? null, media: settings.MEDIA_URL ?? null },
  };
  registerRobots(app, settings);
  const { services, web } = parts;
  registerSitemap(app, { services, publicUrl: settings.publicUrl, publicPages: web.publicPages });
  const sessionCookie = sessionCookieName(settings.secureCookies);
  const notFound = await registerWeb(app, { ...parts, settings: pages, sessionCookie });
  registerGo(app, { services, callOf: parts.callOf, notFound });
}
