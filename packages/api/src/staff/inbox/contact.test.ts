import { contactMessages } from '@onceware/db/schema/contact';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { text } from '#kernel/text.ts';
import naughty from '#testing/blns.json' with { type: 'json' };
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { SendMessageInput } from './contact.contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const input = (fields: Partial<SendMessageInput> = {}): SendMessageInput => ({
  id: uuidv7(),
  name: 'Ada',
  email: 'Ada@Example.com ',
  topic: 'deal',
  message: 'Hello\nthere',
  ...fields,
});
const stored = (id: string) => api.database.db.select().from(contactMessages).where(eq(contactMessages.id, id));

it('keeps what a visitor wrote, as new (ADM-01)', async () => {
  const message = input({ language: 'pt' });
  expect(await api.as(null).contact.send(message)).toEqual({ ok: true });
  expect(await stored(message.id)).toMatchObject([
    { ...message, email: 'ada@example.com', userId: null, status: 'new' },
  ]);
  await runJobs(api, ['mail']);
  expect(api.mails).toEqual([]);
});

it('knows who wrote it if they are signed in (ADM-01)', async () => {
  const me = await makeUser(api.database);
  const message = input();
  await api.as(me).contact.send(message);
  expect(await stored(message.id)).toMatchObject([{ userId: me.id, language: null }]);
});

it('keeps a message once, however often it is sent (ADM-01)', async () => {
  const message = input();
  await Promise.all([1, 2, 3].map(() => api.as(null).contact.send(message)));
  expect(await api.as(null).contact.send({ ...message, message: 'Changed' })).toEqual({ ok: true });
  expect(await stored(message.id)).toMatchObject([{ message: 'Hello\nthere' }]);
});

it('stores no field outside its input (ADM-01, T13)', async () => {
  const other = await makeUser(api.database);
  const message = input();
  await api.as(null).contact.send({
    ...message,
    userId: other.id,
    user_id: other.id,
    status: 'done',
    createdAt: new Date(0),
  } as SendMessageInput);
  const [row] = await stored(message.id);
  expect(row).toMatchObject({ userId: null, status: 'new' });
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2000);
});

it.each<Record<string, unknown>>([
  { id: '1' },
  { name: '' },
  { name: 'a\r\nBcc: x@example.com' },
  { email: 'nobody' },
  { topic: 'spam' },
  { message: ' \n ' },
  { message: 'x'.repeat(5001) },
  { message: '\u0000' },
  { language: 'xx' },
])('refuses %j (ADM-01)', async (wrong) => {
  const message = { ...input(), ...wrong };
  expect(await failure(api.as(null).contact.send(message))).toBe('400 invalid_input');
});

it('keeps every naughty string byte for byte, or refuses it (ADM-01, T26)', async () => {
  const isText = (value: string) => text(5000).safeParse(value).success && value.trim() !== '';
  for (const words of naughty.filter(isText)) {
    const message = input({ message: words });
    await api.as(null).contact.send(message);
    expect((await stored(message.id))[0]?.message).toBe(words);
  }
  for (const words of naughty.filter((value) => !isText(value))) {
    expect(await failure(api.as(null).contact.send(input({ message: words })))).toBe('400 invalid_input');
  }
});

it('limits messages from one address (ADM-01, T01)', async () => {
  const limited = await createTestApi({ limits: { otherPerKey: 3 } });
  try {
    for (let n = 0; n < 3; n += 1) await limited.as(null).contact.send(input());
    expect(await failure(limited.as(null).contact.send(input()))).toBe('429 too_many_requests');
    expect(await limited.database.db.select().from(contactMessages)).toHaveLength(3);
  } finally {
    await limited.close();
  }
});
