import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { makeTool, makeUser } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';

const ORIGIN = 'http://localhost:3000';
let services: TestServices;
let app: FastifyInstance;
const log: string[] = [];
beforeAll(async () => {
  services = await createTestServices();
  app = await buildApp({
    services,
    settings: readSettings({ LOG_LEVEL: 'warn', PUBLIC_URL: ORIGIN }),
    web: null,
    log: { write: (line) => log.push(line) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('an import whose caller leaves before it is written is dropped, and is no failure (COL-18, T44)', async () => {
  const { pool } = services.database;
  const user = await makeUser(services.database);
  const token = await services.sessions.create(user.id);
  const { id } = await makeTool(services.database);
  const body = JSON.stringify({
    json: { collections: [{ name: 'Unwanted', items: [{ entityType: 'tool', entityId: id }] }] },
  });
  const head = [
    'POST /trpc/collections.import HTTP/1.1',
    'host: localhost',
    `origin: ${ORIGIN}`,
    `cookie: onceware=${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const waiting = async (count: number) =>
    vi.waitUntil(async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length === count;
    }, 10_000);

  // It waits for the member's row when its caller goes away.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where id = $1 for update', [user.id]);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await waiting(1);
  socket.destroy();
  await vi.waitUntil(async () => (await openConnections()) === 0, 10_000);
  await holder.query('rollback');
  holder.release();
  await waiting(0);
  await vi.waitUntil(() => pool.idleCount === pool.totalCount, 10_000);

  const stored = await services.database.db.select().from(collections).where(eq(collections.userId, user.id));
  expect(stored.map(({ name }) => name)).not.toContain('Unwanted');
  expect(log).toEqual([]);
});
