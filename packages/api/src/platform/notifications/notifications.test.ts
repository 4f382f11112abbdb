import { messages, rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds } from '#composition/notifications.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationEvent } from './notifier.ts';
import { plainSentence, renderSentence } from './render.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Garden' });
});
afterAll(() => api.close());

let number = 0;
async function say(author: SessionUser, text = 'hello'): Promise<string> {
  const id = uuidv4();
  number += 1;
  const named = { users: [], deals: [], tools: [] };
  await api.database.db.insert(messages).values({ id, roomId, number, seq: number, authorId: author.id, text, named });
  return id;
}

const mention = (messageId: string, actorId: string, group?: string): NotificationEvent => ({
  kind: 'mention',
  actorId,
  subjectId: messageId,
  key: messageId,
  ...(group !== undefined && { group }),
  data: {},
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser(api.database)));
const tell = (event: NotificationEvent, to: readonly SessionUser[]) =>
  api.database.transaction((tx) =>
    api.notifier.notify(
      tx,
      event,
      to.map(({ id }) => id),
    ),
  );

describe('a notification', () => {
  it('is told in the transaction of what happened, once, and to nobody if that fails (NOTE-04, T51)', async () => {
    const [ada, ben] = (await people(2)) as [SessionUser, SessionUser];
    const event = mention(await say(ada, 'hello Ben'), ada.id);
    const failing = api.database.transaction(async (tx) => {
      await api.notifier.notify(tx, event, [ben.id]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await api.as(ben).notifications.list({})).items).toEqual([]);
    await Promise.all([tell(event, [ben]), tell(event, [ben]), tell(event, [ada, ben])]);
    const { items } = await api.as(ben).notifications.list({});
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'mention',
        tab: 'inbox',
        text: `\u2068${ada.name}\u2069 mentioned you in \u2068Garden\u2069`,
        quote: 'hello Ben',
        path: `/dashboard?room=${roomId}&message=${event.subjectId}`,
        count: 1,
        isRead: false,
      }),
    ]);
    // Actors are not told of what they did.
    expect((await api.as(ada).notifications.list({})).items).toEqual([]);
  });

  it('joins those alike while they are unread, and begins a new line afterwards (NOTE-01, NOTE-02)', async () => {
    const [ada, ben, cleo] = (await people(3)) as [SessionUser, SessionUser, SessionUser];
    await tell(mention(await say(ada), ada.id, 'one'), [ben]);
    await tell(mention(await say(cleo), cleo.id, 'one'), [ben]);
    const mine = api.as(ben);
    const [line] = (await mine.notifications.list({})).items;
    expect(line).toMatchObject({ count: 2, people: [{ id: cleo.id }, { id: ada.id }] });
    await mine.notifications.read({ ids: [there(line).id], on: true });
    await tell(mention(await say(ada), ada.id, 'one'), [ben]);
    const both = (await mine.notifications.list({})).items;
    expect(both.map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [2, true],
    ]);
    // Two unread lines of one group cannot be.
    await mine.notifications.read({ ids: [there(line).id], on: false });
    expect((await mine.notifications.unread()).inbox).toBe(1);
  });

  it('of what the reader may see no more is shown and counted no more (NOTE-04, T57)', async () => {
    const [ada, ben] = (await people(2)) as [SessionUser, SessionUser];
    const messageId = await say(ada);
    await tell(mention(messageId, ada.id), [ben]);
    const mine = api.as(ben);
    expect((await mine.notifications.unread()).inbox).toBe(1);
    await api.database.pool.query('update messages set deleted_at = now() where id = $1', [messageId]);
    expect((await mine.notifications.list({})).items).toEqual([]);
    expect((await mine.notifications.unread()).inbox).toBe(0);
  });

  it('to many is told by jobs, to each once, however often one is repeated (NOTE-04, T51)', async () => {
    const [ada, ...others] = await people(151);
    const event = mention(await say(there(ada)), there(ada).id);
    await tell(event, others);
    expect((await api.as(there(others[0])).notifications.list({})).items).toEqual([]);
    await tell(event, others);
    await runJobs(api, ['tellMembers']);
    const counts = await Promise.all(others.map(async (one) => (await api.as(one).notifications.unread()).inbox));
    expect(new Set(counts)).toEqual(new Set([1]));
  });
});

describe('all notifications of a tab', () => {
  it('are marked as read or archived at once, and come back with undo (NOTE-01)', async () => {
    const [ada, ben] = (await people(2)) as [SessionUser, SessionUser];
    for (let n = 0; n < 25; n += 1) await tell(mention(await say(ada), ada.id), [ben]);
    const { notifications } = api.as(ben);
    const first = await notifications.list({});
    expect(first.items).toHaveLength(20);
    const rest = await notifications.list({ cursor: first.nextCursor });
    expect([rest.items.length, rest.nextCursor]).toEqual([5, null]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(25);
    const until = there(first.items[0]).at;
    const read = await notifications.readAll({ until });
    expect([read.count, (await notifications.unread()).inbox]).toEqual([25, 0]);
    await notifications.undo({ mark: there(read.mark) });
    expect((await notifications.unread()).inbox).toBe(25);
    const archived = await notifications.archiveAll({ tab: 'inbox', until });
    expect([archived.count, (await notifications.list({})).items.length]).toEqual([25, 0]);
    expect((await notifications.list({ archived: true })).items).toHaveLength(20);
    await notifications.undo({ mark: there(archived.mark) });
    expect((await notifications.list({})).items).toHaveLength(20);
    await expect(notifications.undo({ mark: 'read_now' })).rejects.toThrow('not valid');
  });
});

describe('a kind', () => {
  it('that the member turned off is not told, and the others are (NOTE-03)', async () => {
    const [ada, ben] = (await people(2)) as [SessionUser, SessionUser];
    const { notifications } = api.as(ben);
    await notifications.choose({ kind: 'mention', inProduct: false, mail: 'off', push: false });
    await tell(mention(await say(ada), ada.id), [ben]);
    expect((await notifications.list({})).items).toEqual([]);
    const { kinds } = await notifications.choices({ language: 'de' });
    expect(kinds.find(({ kind }) => kind === 'mention')).toMatchObject({
      name: 'Jemand erwähnt dich im Chat',
      inProduct: false,
      mail: 'off',
      push: false,
    });
    await expect(notifications.choose({ kind: 'constructor' })).rejects.toThrow('There is no such thing');
  });

  it.each(Object.entries<NotificationKind>(notificationKinds))(
    'has its sentence in every language, without and with others: %s (NOTE-04, I18N-01)',
    (_name, kind) => {
      for (const language of LANGUAGE_CODES)
        for (const others of [0, 1, 2, 5, 11]) {
          const text = plainSentence(renderSentence(kind, language, { ...kind.example, others }));
          expect(text).not.toMatch(/[{}]|undefined|null/);
          expect(text.length).toBeGreaterThan(3);
        }
    },
  );
});
