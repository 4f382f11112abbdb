import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  test('gives a database with every migration applied', async () => {
    const database = await createTestDatabase();
    expect(await query(database.url, 'SELECT count(*)::int AS users FROM users')).toEqual([{ users: 0 }]);
    await database.drop();
  });

  test('gives each caller its own, and takes it away again', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(one.url, 'CREATE TABLE mine (id int)');
    await expect(query(other.url, 'SELECT * FROM mine')).rejects.toThrow('does not exist');
    await Promise.all([one.drop(), other.drop()]);
    await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
