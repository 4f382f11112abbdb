import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { skipsS3, startS3 } from '@onceware/api/testing/s3/start-s3';
import { migrate } from '@onceware/db/migrate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { portOf } from '../testing/port-of.ts';
import { KEYS, startRefusal } from '../testing/start-refusal.ts';
import { checkKeys } from './key-checks.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const MIGRATIONS = 'drizzle.__drizzle_migrations';

let postgres: OwnPostgres;
const servers: Server[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres();
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close();
  await postgres.stop();
});

/** Returns the message with which a start with these settings fails. */
async function refusal(env: Record<string, string>): Promise<string> {
  const message = await startRefusal(postgres.folder, env);
  expect(message).not.toContain(postgres.password);
  return message;
}

/** A server that is no Postgres: greets, answers once and hangs up, as it is told. */
async function stranger({ greeting = '', answer = '' }): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (greeting) socket.write(greeting);
    else if (answer) socket.once('data', () => socket.end(answer));
    else socket.destroy();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return postgres.at('whole', { port: String(portOf(server)) });
}

/** A database where a function of Postgres says something else. */
const shadowed = (name: string, fn: string) =>
  postgres.migrated(
    name,
    'create schema shadow authorization onceware',
    `create function shadow.${fn}`,
    `alter role onceware in database ${name} set search_path = shadow, pg_catalog, public`,
  );

it.skipIf(skipsS3)(
  'an S3 bucket that is not there, or keys that are wrong, are named with what the server said (OPS-02, T60, LIVE-07)',
  async () => {
    const s3 = await startS3();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options;
    const settings = {
      DATABASE_URL: await postgres.migrated('files'),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PATH_STYLE: '1',
    };
    try {
      const sentence =
        'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not let files be kept. The S3 server answered PUT with';
      expect(await refusal({ ...settings, S3_BUCKET: 'another' })).toBe(`${sentence} 404 NoSuchBucket.`);
      expect(await refusal({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong' })).toBe(
        `${sentence} 403 SignatureDoesNotMatch.`,
      );
    } finally {
      await s3.stop();
    }
  },
);

it('a folder of pages that is not there is named (OPS-02, T60)', async () => {
  expect(await refusal({ DATABASE_URL: postgres.at('whole'), PAGES_DIR: '/nowhere' })).toMatch(
    /^PAGES_DIR=\/nowhere: /,
  );
});

describe('a database', () => {
  it.each<[what: string, make: () => string | Promise<string>, sentence: RegExp]>([
    [
      'where nothing listens',
      () => postgres.at('whole', { port: '9' }),
      /^The database at 127\.0\.0\.1:9 cannot be reached: nothing listens there\. Check the address/,
    ],
    [
      'on a host that is none',
      () => postgres.at('whole', { hostname: 'no-such-host.invalid' }),
      /^The database at no-such-host\.invalid:\d+ cannot be reached: there is no host of that name\./,
    ],
    ['that hangs up', () => stranger({}), /cannot be reached: it hangs up\./],
    [
      'that is a web server',
      () => stranger({ answer: 'HTTP/1.1 400 Bad Request\r\n\r\n' }),
      /^What listens at 127\.0\.0\.1:\d+ is not Postgres\. Correct host and port/,
    ],
    [
      'that is an SSH server',
      async () => `${await stranger({ greeting: 'SSH-2.0-OpenSSH_9.2\r\n' })}?sslmode=no-verify`,
      /is not Postgres/,
    ],
    [
      'with another password',
      () => postgres.at('whole', { password: 'wrong' }),
      /refuses the password of the user "onceware"\. Correct both in DATABASE_URL/,
    ],
    [
      'with another user',
      () => postgres.at('whole', { username: 'nobody' }),
      /refuses the password of the user "nobody"/,
    ],
    [
      'that is not there',
      () => postgres.at('nowhere'),
      /^There is no database "nowhere" at .* Make it \(createdb --owner=onceware nowhere\)/,
    ],
    [
      'without TLS that is asked for',
      () => postgres.at('whole', { search: '?sslmode=verify-full' }),
      /does not speak TLS, which DATABASE_URL asks for/,
    ],
    [
      'whose certificate authority cannot be read',
      () => postgres.at('whole', { search: '?sslmode=verify-full&sslrootcert=/nowhere/ca.pem' }),
      /A file that DATABASE_URL names cannot be read: .*\/nowhere\/ca\.pem/,
    ],
    [
      'out of connections',
      () => postgres.migrated('busy', 'alter database busy connection limit 0'),
      /cannot be reached: too many connections for database "busy"/,
    ],
    [
      'that its user may not connect to',
      () => postgres.migrated('closed', 'revoke all on database closed from public, onceware'),
      /^The user "onceware" may not connect .* Allow it: GRANT CONNECT/,
    ],
    [
      'that is older than Postgres 15',
      () =>
        shadowed(
          'old',
          `current_setting(text) returns text language sql as $$ select case $1 when 'server_version_num' then '140012' else pg_catalog.current_setting($1) end $$`,
        ),
      /is Postgres 14; Onceware needs 15 or later\. Upgrade it\./,
    ],
    [
      'that is a standby',
      () => shadowed('standby', 'pg_is_in_recovery() returns boolean language sql as $$ select true $$'),
      /is a standby, which takes no changes\. Point DATABASE_URL at the primary/,
    ],
    [
      'that is read-only',
      () => postgres.migrated('readonly', 'alter database readonly set default_transaction_read_only = on'),
      /is read-only .* Allow changes: ALTER DATABASE "readonly" RESET/,
    ],
    [
      'where no tables may be made',
      () => postgres.empty('norights', 'revoke create on database norights from onceware'),
      /^The user "onceware" lacks rights in the database "norights".* Make it the owner/,
    ],
    [
      'whose tables may not be read',
      () => postgres.migrated('unread', 'revoke select on table users from onceware'),
      /^The user "onceware" may not read and change the table users .* GRANT SELECT/,
    ],
    [
      'that a newer version migrated',
      () => postgres.migrated('newer', `insert into ${MIGRATIONS} (hash, created_at) values ('x', 9999999999999)`),
      /migrated by a newer version of Onceware\. Start that version/,
    ],
    [
      'with a gap in its migrations',
      () =>
        postgres.migrated(
          'gap',
          `insert into ${MIGRATIONS} (hash, created_at) select 'x', created_at - 1 from ${MIGRATIONS}`,
        ),
      /is half-migrated: its list of migrations has gaps\. Restore it whole/,
    ],
    [
      'with tables and no list of migrations',
      () => postgres.migrated('unlisted', 'drop schema drizzle cascade'),
      /is half-migrated: schema "pgboss" already exists\. Restore it whole/,
    ],
    [
      'without a table it should have',
      () => postgres.migrated('lacking', 'drop table deals cascade'),
      /is half-migrated: relation "deals" does not exist/,
    ],
  ])('%s is refused in a sentence that says what to do (OPS-02, T60)', async (_what, make, sentence) => {
    expect(await refusal({ DATABASE_URL: await make() })).toMatch(sentence);
  });

  it('that another process migrates is waited for up to a limit, and then the error says how to end it (OPS-02, T60)', async () => {
    const locking = new pg.Client({ connectionString: postgres.at('whole') });
    await locking.connect();
    const { rows } = await locking.query<{ pid: number }>('select pg_backend_pid() as pid, pg_advisory_lock(7318001)');
    expect(await refusal({ DATABASE_URL: postgres.at('whole') })).toContain(
      `Another process has been migrating the database for 0 s. Start again when it is done; if it is stuck, end it first: SELECT pg_terminate_backend(${rows[0]?.pid})`,
    );
    await locking.end();
  });

  it('that comes up within a minute is waited for, which is said once (OPS-02, T60)', async () => {
    const lines: string[] = [];
    const url = await postgres.migrated('late', 'alter database late connection limit 0');
    await migrate(url, {
      async log(line) {
        lines.push(line);
        await postgres.admin.query('alter database late connection limit 10');
      },
    });
    expect(lines).toEqual([
      expect.stringMatching(/cannot be reached: too many connections.* Waiting for it, for 60 s at most\.$/),
    ]);
  });
});

it('a clock that differs from the database’s is logged, and does not stop the start (OPS-02, OPS-04, T60)', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const today = Date.now();
  try {
    for (const days of [31, -1, 0]) {
      vi.useFakeTimers({ toFake: ['Date'], now: today + days * 86_400_000 });
      await migrate(postgres.at('whole'), { log });
    }
  } finally {
    vi.useRealTimers();
  }
  expect(lines).toEqual([
    'The clock of this process is 44640 min ahead of that of the database, by which everything expires. Set the wrong one right.',
    'The clock of this process is 1440 min behind that of the database, by which everything expires. Set the wrong one right.',
  ]);
});

describe('the secrets of a second process', () => {
  const otherKey = (letter: string) => letter + KEYS.DATA_KEY.slice(1);

  it('must be those of the first (OPS-02, T60)', async () => {
    const url = await postgres.migrated('secrets');
    const pool = new pg.Pool({ connectionString: url });
    await Promise.all([1, 2, 3].map(() => checkKeys({ pool }, { ...KEYS, DATA_KEY_OLD: [] }, false)));
    expect(await refusal({ DATABASE_URL: url, ...KEYS, APP_SECRET: otherKey('y') })).toMatch(
      /^APP_SECRET is not the one that this database was used with: .* Set the one of the other processes/,
    );
    expect(await refusal({ DATABASE_URL: url, ...KEYS, DATA_KEY: otherKey('y') })).toMatch(/^DATA_KEY is not the one/);

    // Replaced, with the old one beside it until nothing needs it.
    await checkKeys(
      { pool },
      { ...KEYS, DATA_KEY: otherKey('y'), DATA_KEY_OLD: [otherKey('z'), KEYS.DATA_KEY] },
      false,
    );
    await checkKeys({ pool }, { ...KEYS, DATA_KEY: otherKey('y'), DATA_KEY_OLD: [] }, false);
    expect(await refusal({ DATABASE_URL: url, ...KEYS })).toMatch(/^DATA_KEY is not the one/);

    // Lost, which the operator says once.
    await checkKeys({ pool }, { APP_SECRET: otherKey('a'), DATA_KEY: otherKey('b'), DATA_KEY_OLD: [] }, true);
    await checkKeys({ pool }, { APP_SECRET: otherKey('a'), DATA_KEY: otherKey('b'), DATA_KEY_OLD: [] }, false);
    const { rows } = await pool.query('select name, length(hash) as length from key_checks order by name');
    expect(rows).toEqual([
      { name: 'APP_SECRET', length: 43 },
      { name: 'DATA_KEY', length: 43 },
    ]);
    await pool.end();
  });
});

describe('the process', () => {
  /** Starts it, and answers what it says until it has said `until`. */
  async function startProcess(env: Record<string, string>, until?: string) {
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: path.join(postgres.folder, 'data'),
        ...env,
      },
    });
    children.push(child);
    let output = '';
    const exited = once(child, 'close');
    await new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          if (until !== undefined && output.includes(until)) resolve();
        });
      }
      void exited.then(() => resolve());
    });
    return { child, exited, output: () => output };
  }

  it('ends with exit code 1, its sentence and no stack (OPS-02, T60)', async () => {
    const { child, output } = await startProcess({ DATABASE_URL: postgres.at('whole', { password: 'wrong' }) });
    expect([child.exitCode, output()]).toEqual([
      1,
      expect.stringMatching(/^\nThe database at \S+ refuses the password of the user "onceware"\. [^\n]+\n\n$/),
    ]);
  });

  it('that waits for its database, or for another that migrates, says so and ends at SIGTERM within 10 s (OPS-02, T60)', async () => {
    const locking = new pg.Client({ connectionString: postgres.at('whole') });
    await locking.connect();
    await locking.query('select pg_advisory_lock(7318001)');
    const waiting = await Promise.all([
      startProcess({ DATABASE_URL: postgres.at('whole', { port: '9' }) }, 'Waiting for it, for 60 s at most.'),
      startProcess({ DATABASE_URL: postgres.at('whole') }, 'Another process migrates the database. Waiting for it'),
    ]);
    const told = performance.now();
    for (const { child, exited, output } of waiting) {
      child.kill('SIGTERM');
      await exited;
      expect([child.exitCode, output()]).toEqual([0, expect.stringMatching(/Waiting for it.*\n[^]*Stopping\.\n$/)]);
    }
    expect(performance.now() - told).toBeLessThan(10_000);
    await locking.end();
  });
});
