import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import { StartError } from '@onceware/db/start/start-error';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkKeys } from './key-checks.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { run } from './start.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const KEYS = { APP_SECRET: 'q8Zt3vLx0NfKp2WmRy6HsJd9UbEg4TaC', DATA_KEY: 'w7Lk2pXs9QvBn4TzMc8RyGh3JdFe6UaK' };
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const;

// A Postgres of this file's own, for whose superuser nothing is forbidden; one database of it is migrated, the others are made of that.
let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let admin: pg.Client;
const servers: Server[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-mistakes-'));
  const dir = path.join(folder, 'postgres');
  postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: FAST });
  const url = new URL(postgres.url);
  url.username = 'postgres';
  url.password = readFileSync(`${dir}.password`, 'utf8').trim();
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query('create database whole owner onceware');
  await migrate(at('whole'));
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close();
  await admin.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of a database of this Postgres, with some of it another. */
function at(
  database: string,
  other: Partial<Pick<URL, 'username' | 'password' | 'port' | 'hostname' | 'search'>> = {},
): string {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  return Object.assign(url, other).href;
}

/** A migrated database in which `statements` were run. */
async function migrated(name: string, ...statements: string[]): Promise<string> {
  await admin.query(`create database ${name} template whole owner onceware`);
  return changed(name, statements);
}

async function empty(name: string, ...statements: string[]): Promise<string> {
  await admin.query(`create database ${name} owner onceware`);
  return changed(name, statements);
}

async function changed(name: string, statements: string[]): Promise<string> {
  const client = new pg.Client({ connectionString: at(name, { username: 'postgres' }) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
  return at(name);
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
  return at('whole', { port: String(portOf(server)) });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** What a start with these settings ends with. */
async function refusal(env: Record<string, string>): Promise<string> {
  const patience = { connectWithinMs: 0, lockWithinMs: 0 };
  const failed = await Promise.resolve()
    .then(() =>
      run(
        readSettings({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent', ...env }),
        new AbortController().signal,
        patience,
      ),
    )
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  const { message } = failed as StartError;
  expect(message).not.toMatch(/\n +at |undefined|\[object/);
  for (const secret of [new URL(postgres.url).password, ...Object.values(KEYS)]) expect(message).not.toContain(secret);
  return message;
}

describe('a wrong setting', () => {
  it.each([
    ['DATABASE_ULR', 'postgres://a@b/c', 'DATABASE_ULR: did you mean DATABASE_URL?'],
    ['database_url', 'postgres://a@b/c', 'database_url: did you mean DATABASE_URL?'],
    ['APP_SECRTE', 'x', 'APP_SECRTE: did you mean APP_SECRET?'],
    ['CORS_ORIGIN', 'https://a.example', 'CORS_ORIGIN: did you mean CORS_ORIGINS?'],
    ['PROT', '4000', 'PROT: did you mean PORT?'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test.'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://root@localhost/onceware',
      'DATABASE_URL must be like postgres://user:password@host:5432/database',
    ],
    ['DATABASE_URL', 'postgres://onceware:p#ss@localhost:5432/onceware', 'DATABASE_URL must be like postgres://'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be a whole number of at least 1.'],
    ['PUBLIC_URL', 'deals.example.com', 'PUBLIC_URL must be an address like https://'],
    ['SEED', 'yes', 'SEED must be 0 or 1.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be like smtps://'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be addresses like 10.0.0.1'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be addresses like 10.0.0.1'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL must be one of fatal, error,'],
    ['DEFAULT_ROLE', 'root', 'DEFAULT_ROLE must be one of member, insider, admin.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['MEDIA_URL', 'http://cdn.example', 'MEDIA_URL must be an address that begins with https://.'],
  ])('%s=%s is named, with what it must be (OPS-02, T60)', async (name, value, sentence) => {
    expect(await refusal({ [name]: value })).toContain(sentence);
  });

  it('is left alone if it is for somebody else, or if the setting it resembles is there (OPS-02, T60)', () => {
    const others = {
      HOSTNAME: 'box',
      POST: '1',
      PORTS: '1',
      HOME: '/root',
      DATABASE_NAME: 'x',
      PGDATABASE: 'x',
      SMTP_HOST: 'x',
      NODE_OPTIONS: '',
      LOG_FORMAT: 'x',
    };
    expect(() => readSettings(others)).not.toThrow();
    expect(() =>
      readSettings({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://a@b/c', TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }),
    ).not.toThrow();
  });

  it('as a folder of pages that is not there is named (OPS-02, T60)', async () => {
    expect(await refusal({ DATABASE_URL: at('whole'), PAGES_DIR: '/nowhere' })).toMatch(/^PAGES_DIR=\/nowhere: /);
  });

  it('as a port that is taken or an address of another machine is named (OPS-02, T60)', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    servers.push(taken);
    await once(taken, 'listening');
    await expect(listen(Fastify(), { HOST: '127.0.0.1', PORT: portOf(taken) })).rejects.toThrow(
      /^Port \d+ on 127\.0\.0\.1 is in use\. Stop what uses it/,
    );
    await expect(listen(Fastify(), { HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow(
      /^HOST=192\.0\.2\.1 is no address of this machine\./,
    );
  });
});

describe('a folder for data', () => {
  it.each([
    [
      'in whose place there is a file',
      () => (writeFileSync(path.join(folder, 'file'), ''), path.join(folder, 'file')),
      'there is a file in its place',
    ],
    ['below a file', () => path.join(folder, 'file', 'data'), 'there is a file in its place'],
    ['that cannot be made', () => '/sys/onceware', '(this user may not write there|.* mounted read-only)'],
  ])('%s is refused (OPS-02, T60)', async (_what, make, why) => {
    const wrong = make();
    expect(await refusal({ DATA_DIR: wrong })).toMatch(
      new RegExp(`^DATA_DIR=${wrong}: ${why}.*name another folder in DATA_DIR\\.$`),
    );
  });

  it.runIf(process.getuid?.() === 0)('on a full or read-only disk is refused (OPS-02, T60)', async () => {
    const disk = mkdtempSync(path.join(folder, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
    try {
      expect(() => writeFileSync(path.join(disk, 'filler'), Buffer.alloc(1 << 20))).toThrow('ENOSPC');
      expect(await refusal({ DATA_DIR: disk })).toContain('the disk is full. Make room on it');
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      expect(await refusal({ DATA_DIR: disk })).toContain('mounted read-only');
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

const asShadow = (fn: string) => [
  'create schema shadow authorization onceware',
  `create function shadow.${fn}`,
  'alter role onceware in database %s set search_path = shadow, pg_catalog, public',
];
const shadowed = (name: string, fn: string) =>
  migrated(name, ...asShadow(fn).map((statement) => statement.replace('%s', name)));
const MIGRATIONS = 'drizzle.__drizzle_migrations';

describe('a database', () => {
  it.each<[what: string, make: () => string | Promise<string>, sentence: RegExp]>([
    [
      'where nothing listens',
      () => at('whole', { port: '9' }),
      /^The database at 127\.0\.0\.1:9 cannot be reached: nothing listens there\. Check the address/,
    ],
    [
      'on a host that is none',
      () => at('whole', { hostname: 'no-such-host.invalid' }),
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
      () => at('whole', { password: 'wrong' }),
      /refuses the password of the user "onceware"\. Correct both in DATABASE_URL/,
    ],
    ['with another user', () => at('whole', { username: 'nobody' }), /refuses the password of the user "nobody"/],
    [
      'that is not there',
      () => at('nowhere'),
      /^There is no database "nowhere" at .* Make it \(createdb --owner=onceware nowhere\)/,
    ],
    [
      'without TLS that is asked for',
      () => at('whole', { search: '?sslmode=verify-full' }),
      /does not speak TLS, which DATABASE_URL asks for/,
    ],
    [
      'whose certificate authority cannot be read',
      () => at('whole', { search: '?sslmode=verify-full&sslrootcert=/nowhere/ca.pem' }),
      /A file that DATABASE_URL names cannot be read: .*\/nowhere\/ca\.pem/,
    ],
    [
      'out of connections',
      () => migrated('busy', 'alter database busy connection limit 0'),
      /cannot be reached: too many connections for database "busy"/,
    ],
    [
      'that its user may not connect to',
      () => migrated('closed', 'revoke all on database closed from public, onceware'),
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
      () => migrated('readonly', 'alter database readonly set default_transaction_read_only = on'),
      /is read-only .* Allow changes: ALTER DATABASE "readonly" RESET/,
    ],
    [
      'where no tables may be made',
      () => empty('norights', 'revoke create on database norights from onceware'),
      /^The user "onceware" lacks rights in the database "norights".* Make it the owner/,
    ],
    [
      'whose tables may not be read',
      () => migrated('unread', 'revoke select on table users from onceware'),
      /^The user "onceware" may not read and change the table users .* GRANT SELECT/,
    ],
    [
      'that a newer version migrated',
      () => migrated('newer', `insert into ${MIGRATIONS} (hash, created_at) values ('x', 9999999999999)`),
      /migrated by a newer version of Onceware\. Start that version/,
    ],
    [
      'with a gap in its migrations',
      () => migrated('gap', `delete from ${MIGRATIONS} where id = 3`),
      /is half-migrated: its list of migrations has gaps\. Restore it whole/,
    ],
    [
      'with tables and no list of migrations',
      () => migrated('unlisted', 'drop schema drizzle cascade'),
      /is half-migrated: relation .* already exists\. Restore it whole/,
    ],
    [
      'without a table it should have',
      () => migrated('lacking', 'drop table deals cascade'),
      /is half-migrated: relation "deals" does not exist/,
    ],
  ])('%s is refused in a sentence that says what to do (OPS-02, T60)', async (_what, make, sentence) => {
    expect(await refusal({ DATABASE_URL: await make() })).toMatch(sentence);
  });

  it('that another process migrates is waited for, and given up after a bound with how to end it (OPS-02, T60)', async () => {
    const locking = new pg.Client({ connectionString: at('whole') });
    await locking.connect();
    const { rows } = await locking.query<{ pid: number }>('select pg_backend_pid() as pid, pg_advisory_lock(7318001)');
    expect(await refusal({ DATABASE_URL: at('whole') })).toContain(
      `Another process has been migrating the database for 0 s. Start again when it is done; if it is stuck, end it first: SELECT pg_terminate_backend(${rows[0]?.pid})`,
    );
    await locking.end();
  });

  it('that comes up within a minute is waited for, which is said once (OPS-02, T60)', async () => {
    const lines: string[] = [];
    const url = await migrated('late', 'alter database late connection limit 0');
    await migrate(url, {
      async log(line) {
        lines.push(line);
        await admin.query('alter database late connection limit 10');
      },
    });
    expect(lines).toEqual([
      expect.stringMatching(/cannot be reached: too many connections.* Waiting for it, for 60 s at most\.$/),
    ]);
  });
});

it('a clock that differs from the database’s is told, and no reason not to start (OPS-02, OPS-04, T60)', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const today = Date.now();
  try {
    for (const days of [31, -1, 0]) {
      vi.useFakeTimers({ toFake: ['Date'], now: today + days * 86_400_000 });
      await migrate(at('whole'), { log });
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
    const url = await migrated('secrets');
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
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env },
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
    const { child, output } = await startProcess({ DATABASE_URL: at('whole', { password: 'wrong' }) });
    expect([child.exitCode, output()]).toEqual([
      1,
      expect.stringMatching(/^\nThe database at \S+ refuses the password of the user "onceware"\. [^\n]+\n\n$/),
    ]);
  });

  it('that waits for its database, or for another that migrates, says so and ends at SIGTERM within 10 s (OPS-02, T60)', async () => {
    const locking = new pg.Client({ connectionString: at('whole') });
    await locking.connect();
    await locking.query('select pg_advisory_lock(7318001)');
    const waiting = await Promise.all([
      startProcess({ DATABASE_URL: at('whole', { port: '9' }) }, 'Waiting for it, for 60 s at most.'),
      startProcess({ DATABASE_URL: at('whole') }, 'Another process migrates the database. Waiting for it'),
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
