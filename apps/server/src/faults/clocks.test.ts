import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { createTestApi, type TestApi } from '@onceware/api/testing/test-api';
import { makeUser } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Library of Debian's package faketime, which gives a process its own clock. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const moduleOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const SCRIPT = `
  import { purgeAll } from ${moduleOf('../../../../packages/api/src/composition/purge-all.ts')};
  import { createPostgresStorage } from ${moduleOf('../../../../packages/api/src/platform/storage/postgres-storage.ts')};
  import { createSessionStore } from ${moduleOf('../../../../packages/api/src/identity/auth/sessions/sessions.ts')};
  import { listen } from ${moduleOf('../../../../packages/api/src/platform/listening/listen.ts')};
  import { openDatabase } from ${moduleOf('../../../../packages/db/src/client.ts')};
  const { URL_OF_DATABASE: url, TOKEN, USER } = process.env;
  const database = openDatabase({ url });
  const listener = listen({ url, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  await purgeAll({ database, storage: createPostgresStorage(database) }, new AbortController().signal);
  const isSignedIn = (await sessions.read(TOKEN)) !== null;
  console.log(JSON.stringify({ now: Date.now(), isSignedIn, made: await sessions.create(USER) }));
  await listener.close();
  await database.close();`;

interface Told {
  now: number;
  isSignedIn: boolean;
  /** The token of a session that it made. */
  made: string;
}

it.runIf(existsSync(LIBRARY))(
  'a process with a clock 31 days ahead and one behind end nobody’s session, and those they make are good (T49, OPS-04)',
  async () => {
    const { id } = await makeUser(api.database);
    const token = await api.sessions.create(id);
    const told = await Promise.all(
      [31, -31].map(async (days) => {
        const env = {
          PATH: process.env.PATH,
          LD_PRELOAD: LIBRARY,
          FAKETIME: `${days > 0 ? '+' : ''}${days}d`,
          URL_OF_DATABASE: api.url,
          TOKEN: token,
          USER: id,
        };
        const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
          env,
        });
        return { days, ...(JSON.parse(stdout) as Told) };
      }),
    );
    for (const { days, now, isSignedIn, made } of told) {
      expect((now - Date.now()) / DAY_MS).toBeCloseTo(days, 1);
      expect([days, isSignedIn]).toEqual([days, true]);
      expect(await api.sessions.read(made)).toMatchObject({ user: { id } });
    }
    expect(await api.sessions.read(token)).toMatchObject({ user: { id } });
    const { rows } = await api.database.pool.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions`,
    );
    expect(rows).toEqual([{ days: 30 }, { days: 30 }, { days: 30 }]);
  },
);
