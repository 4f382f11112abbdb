import { createHash, randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postgresError } from '../client.ts';
import { processIdentity } from '../embedded/processes.ts';
import { migrate } from '../migrate.ts';

export interface TestDatabase {
  url: string;
  /** Address of Postgres itself, where `url` leads through a pooler. */
  directUrl: string;
  /** Waits a moment for connections that are just closing. */
  drop(): Promise<void>;
}

export interface Template {
  name: string;
  /** Server version, as `SHOW server_version` returns it. */
  serverVersion: string;
}

// The host is in the name, because a server may be shared, and process numbers mean something on one host only.
const PREFIX = `onceware_test_${createHash('sha256').update(os.hostname()).digest('hex').slice(0, 6)}_`;

async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'onceware-test' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Drops with retries, because `WITH (FORCE)` kills connections that are closing anyway, and their owners see error 57P01. */
async function dropPatiently(client: pg.Client, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)}`);
      return;
    } catch (error) {
      if (postgresError(error)?.code !== '55006' || attempt === 20) throw error;
      await delay(100);
    }
  }
}

async function databasesOf(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  return rows.map((row) => row.datname);
}

async function dropStale(client: pg.Client): Promise<void> {
  for (const name of await databasesOf(client, PREFIX)) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (processIdentity(pid) !== null) continue;
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  }
}

/** Makes this run's template: an empty database with every migration applied, which nobody can connect to. */
export async function createTemplate(adminUrl: string): Promise<Template> {
  const name = `${PREFIX}${process.pid}`;
  const serverVersion = await asAdmin(adminUrl, async (client) => {
    await dropStale(client);
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`);
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '?';
  });
  await migrate(urlOf(adminUrl, name));
  await asAdmin(adminUrl, (client) =>
    client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} ALLOW_CONNECTIONS false`),
  );
  return { name, serverVersion };
}

/** A copy of the template, in 10 to 30 ms. */
export async function cloneTemplate(adminUrl: string, { name, serverVersion }: Template): Promise<TestDatabase> {
  const database = `${name}_${randomUUID().slice(0, 8)}`;
  // Copying files is several times as fast as the default, which writes them through the log.
  const strategy = Number.parseInt(serverVersion, 10) >= 15 ? 'STRATEGY file_copy' : '';
  await asAdmin(adminUrl, (client) =>
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(database)} TEMPLATE ${client.escapeIdentifier(name)} ${strategy}`,
    ),
  );
  const url = urlOf(adminUrl, database);
  return {
    url,
    directUrl: url,
    drop: () => asAdmin(adminUrl, (client) => dropPatiently(client, database)),
  };
}

/** The template and whatever copies of it are left. */
export async function dropTemplate(adminUrl: string, template: Template): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    for (const name of await databasesOf(client, template.name)) {
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
    }
  });
}
