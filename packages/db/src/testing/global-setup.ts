import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

/**
 * Vitest's global set-up. The workers ask over loopback where the run's Postgres is, and the first to ask has it started,
 * so that a run without a database test starts none.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const start = async () => {
    const started = await startTestPostgres();
    console.log(`Tests use ${started.label}.`);
    return started;
  };
  // The path is the key: other users of this host have no business with the address in the answer.
  const path = `/${randomUUID()}`;
  const server = createServer((request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    postgres ??= start();
    postgres.then(
      ({ adminUrl, template }) => response.end(JSON.stringify({ adminUrl, template })),
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
    const started = await postgres?.catch(() => undefined);
    await started?.stop();
  };
}
