import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactSource } from '#staff/inbox/inbox.repo.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { readAll } from './table.repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('an export continues when the last row it wrote is deleted meanwhile (ADM-01)', async () => {
  const { db, pool } = api.database;
  await pool.query(
    `insert into contact_messages (id, name, email, topic, message, created_at)
     select gen_random_uuid(), 'Ada', 'ada@example.com', 'other', n::text, now() - n * interval '1 microsecond' from generate_series(1, 1100) n`,
  );
  const read: string[] = [];
  for await (const rows of readAll(db, contactSource, { q: '' })) {
    read.push(...rows.map(({ message }) => message));
    await pool.query('delete from contact_messages where id = $1', [rows.at(-1)?.id]);
  }
  expect(read).toEqual(Array.from({ length: 1100 }, (_, n) => String(n + 1)));
});
