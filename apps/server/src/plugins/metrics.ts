import { hash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@onceware/api/kernel/errors';
import { workerStates } from '@onceware/api/platform/workers/worker-states';
import { mailQueueState } from '@onceware/api/platform/mail/mail-queue-state.repo';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { VisitorPages } from '../pages/visitor-pages.ts';
import type { Site } from '../rest/define-route.ts';
import type { Services } from '@onceware/api/kernel/services';

/** One procedure that was called, and `ok` or the key of its failure. */
export interface CountedCall {
  procedure: string;
  outcome: string;
}

const QUEUE_WAIT_MS = 1_000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Measuring {
  /** Counts the calls of a tRPC request. */
  countCalls: (calls: CountedCall[]) => void;
  /** Response of GET /metrics. */
  metrics: Site['metrics'];
}

/**
 * Measures for Prometheus (API-07); without a token in the settings nothing is measured. No label holds what a caller can
 * choose freely, so their number is bounded.
 */
export function registerMetrics(
  app: FastifyInstance,
  {
    services,
    visitorPages,
    token,
  }: {
    services: Pick<Services, 'database' | 'sessions' | 'rooms'>;
    visitorPages: Pick<VisitorPages, 'counts'>;
    token: string | undefined;
  },
): Measuring {
  if (!token) return { countCalls: () => {}, metrics: null };
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const measure = measureDatabase(registers, services);
  const countPages = measurePages(registers, visitorPages);
  const countChat = measureChat(registers, services);
  const countWorkers = measureWorkers(registers);

  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was sent.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'trpc_calls_total',
    help: 'Procedures called.',
    labelNames: ['procedure', 'outcome'],
    registers,
  });

  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const labels = { method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    requests.inc(labels);
    // How long somebody listens is no time that an answer took.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) duration.observe(labels, reply.elapsedTime / 1_000);
    done();
  });

  const digest = (text: string) => hash('sha256', text, 'buffer');
  const expected = digest(`Bearer ${token}`);
  return {
    countCalls: (counted) => counted.forEach((call) => calls.inc({ ...call })),
    async metrics(authorization = '') {
      if (!timingSafeEqual(digest(authorization), expected)) throw new AppError('unauthenticated');
      countPages();
      countChat();
      countWorkers();
      await measure();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** @returns a function that counts again */
function measurePages(registers: Registry[], { counts }: Pick<VisitorPages, 'counts'>): () => void {
  const pages = new Counter({
    name: 'visitor_pages_total',
    help: 'Pages answered to visitors: of what was stored or under way, and rendered for it.',
    labelNames: ['from'],
    registers,
  });
  const size = new Gauge({ name: 'visitor_pages_bytes', help: 'What stored pages take of memory.', registers });

  return () => {
    const { stored, rendered, bytes } = counts();
    pages.reset();
    pages.inc({ from: 'store' }, stored);
    pages.inc({ from: 'render' }, rendered);
    size.set(bytes);
  };
}

/** @returns a function that counts again */
function measureChat(registers: Registry[], { rooms }: Pick<Services, 'rooms'>): () => void {
  const streams = new Gauge({ name: 'chat_streams', help: 'Streams of the chat that are open.', registers });
  const delivered = new Counter({
    name: 'chat_deliveries_total',
    help: 'Events of the chat that were handed to a stream.',
    registers,
  });

  return () => {
    const counts = rooms.counts();
    streams.set(counts.streams);
    delivered.reset();
    delivered.inc(counts.deliveries);
  };
}

/** @returns a function that counts again */
function measureWorkers(registers: Registry[]): () => void {
  const labelNames = ['worker'];
  const replaced = new Counter({
    name: 'workers_replaced_total',
    help: 'Workers given up because they did not come back, ended or failed.',
    labelNames,
    registers,
  });
  const stuck = new Gauge({
    name: 'workers_stuck',
    help: 'Workers that were given up and could not be ended yet.',
    labelNames,
    registers,
  });

  return () => {
    replaced.reset();
    for (const state of workerStates()) {
      replaced.inc({ worker: state.name }, state.replaced);
      stuck.set({ worker: state.name }, state.stuck);
    }
  };
}

/** @returns a function that reads the state of the mail queue again */
function measureDatabase(
  registers: Registry[],
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
): () => Promise<void> {
  const { pool } = database;
  const connections = new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections, and calls that wait for one.',
    labelNames: ['state'],
    registers,
  });
  const caching = new Gauge({
    name: 'session_cache_trusted',
    help: '1 while changes of sessions are heard; while not, every call reads its session anew.',
    registers,
  });
  const length = new Gauge({
    name: 'mail_queue_length',
    help: 'Mails that wait; missing while the database does not answer.',
    registers,
  });
  const oldest = new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest mail that waits.',
    registers,
  });

  return async () => {
    connections.set({ state: 'total' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    caching.set(Number(sessions.isCaching()));
    // Numbers are wanted most when the database hangs, so they do not wait for it.
    const state = await Promise.race([
      mailQueueState(database.db).catch(() => null),
      setTimeout(QUEUE_WAIT_MS, null, { ref: false }),
    ]);
    for (const gauge of [length, oldest]) gauge.remove();
    if (!state) return;
    length.set(state.length);
    oldest.set(state.oldestSeconds);
  };
}
