import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PoolerAnswer, PostgresAnswer } from './create-test-database.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

/** Compiled modules of the workers, and of the threads and processes that tests start: each loads hundreds of sources. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Vitest's global set-up. The workers ask over loopback where the run's Postgres is, and the first to ask has it started,
 * so that a run without a database test starts none.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  let postgres: Promise<TestPostgres> | undefined;
  let pooler: Promise<Pooler> | undefined;
  const start = async () => {
    const started = await startTestPostgres();
    console.log(`Tests use ${started.label}.`);
    return started;
  };
  const askPostgres = () => (postgres ??= start());
  const askPooler = () => (pooler ??= askPostgres().then(({ adminUrl }) => startPooler(adminUrl)));
  // The path is the key: other users of this host have no business with the addresses in the answers.
  const path = `/${randomUUID()}`;
  const answers: Record<string, () => Promise<object>> = {
    [`${path}/postgres`]: async () => {
      const { adminUrl, template } = await askPostgres();
      return { adminUrl, template } satisfies PostgresAnswer;
    },
    [`${path}/pooler`]: async () => ({ host: (await askPooler()).host }) satisfies PoolerAnswer,
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port on 127.0.0.1.');
  process.env.ONCEWARE_TEST_POSTGRES = `http://127.0.0.1:${address.port}${path}`;

  return async () => {
    server.close();
    server.closeAllConnections();
    const pooling = await pooler?.catch(() => undefined);
    await pooling?.stop();
    const started = await postgres?.catch(() => undefined);
    await started?.stop();
  };
}
