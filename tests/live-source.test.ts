import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import type { AppRouter } from '@onceware/api/composition/router';
import { type ChatSource, EMPTY_DRAFT } from '@onceware/web/features/chat/chat-source';
import { createOutbox } from '@onceware/web/features/chat/outbox/outbox';
import type { OutboxStore, Waiting } from '@onceware/web/features/chat/outbox/outbox-store';
import { createDrafts } from '@onceware/web/features/chat/live/drafts';
import { createLiveSource } from '@onceware/web/features/chat/live/live-source';
import { type AskedOfSource, describeSource } from '@onceware/web/features/chat/source-testing';
import { createChatStream } from '@onceware/web/features/chat/stream/chat-stream';
import { streamOver } from '@onceware/web/features/chat/stream/open-stream';
import { browserWire } from '@onceware/web/lib/api/browser-wire';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/**
 * Parts of the server's own test server that are used here. Its types are Node's, which contradict a browser's, so they
 * are not read here.
 */
interface ServerInTest {
  app: { listen(at: { host: string; port: number }): Promise<string> };
  services: { database: { pool: { query(text: string, values?: unknown[]): Promise<{ rows: { id: string }[] }> } } };
  signedIn(fields: { name: string }): Promise<{ cookie: string; user: SessionUser }>;
  close(): Promise<void>;
}
const SERVER: string = '@onceware/server/testing/test-server';
const ORIGIN = 'http://localhost:3000';

let server: ServerInTest;
let url: string;
beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const { createTestServer } = (await import(SERVER)) as { createTestServer(): Promise<ServerInTest> };
  server = await createTestServer();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const pool = () => server.services.database.pool;

function memoryStore(): OutboxStore {
  const kept = new Map<string, Waiting>();
  return {
    all: async () => [...kept.values()],
    put: async (waiting) => void kept.set(waiting.id, waiting),
    remove: async (id) => void kept.delete(id),
    isKept: () => true,
  };
}

/** Opens the chat as a tab does, over real sockets. */
function openTab({ cookie, user }: { cookie: string; user: SessionUser }) {
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/trpc`, transformer: browserWire, headers: { cookie, origin: ORIGIN } })],
  });
  const open = streamOver(user.id, (address, init) => fetch(new URL(address, url), { ...init, headers: { cookie } }));
  const onRefused = () => undefined;
  const stream = createChatStream({ readerId: user.id, open, sharing: null, isOnline: () => true });
  const outbox = createOutbox({
    userId: user.id,
    store: memoryStore(),
    onRefused,
    locks: null,
    channel: null,
    deliver: async ({ id, roomId, text, replyTo, taggedContent }) => {
      const named = { users: taggedContent.users.map((person) => person.id) };
      return (await client.chat.send.mutate({ id, roomId, text, replyTo, named })).message;
    },
  });
  const queryClient = new QueryClient();
  const kept = new Map<string, string>();
  const drafts = createDrafts(
    user.id,
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => void kept.set(key, text),
        removeItem: (key: string) => void kept.delete(key),
      }) as Storage,
  );
  return {
    room: (roomId: string) =>
      createLiveSource(roomId, { reader: user, client, queryClient, stream, outbox, drafts, onRefused }),
    close() {
      outbox.close();
      stream.close();
    },
  };
}

/** A room with Rita Reader and Felix Brandt in it. */
async function seedRoom({ said = [], members = [], asking, looksAfter = asking !== undefined }: AskedOfSource) {
  const [rita, felix, ...others] = await Promise.all(
    ['Rita Reader', 'Felix Brandt', ...members].map((name) => server.signedIn({ name })),
  );
  if (!rita || !felix) throw new Error('nobody is there');
  const roomId = randomUUID();
  await pool().query(`insert into rooms (id, kind, name, is_asking) values ($1, 'community', 'Deal desk', true)`, [
    roomId,
  ]);
  const enter = async (id: string, role: string) => {
    await pool().query('insert into room_members (room_id, user_id, role) values ($1, $2, $3)', [roomId, id, role]);
    if (role !== 'asking') await pool().query('insert into reads (room_id, user_id) values ($1, $2)', [roomId, id]);
  };
  // Members who may admit people may also delete what others wrote.
  await enter(rita.user.id, looksAfter ? 'owner' : 'member');
  for (const { user } of [felix, ...others]) await enter(user.id, 'member');
  if (asking !== undefined) await enter((await server.signedIn({ name: asking })).user.id, 'asking');
  await pool().query(
    `with room as (update rooms set last_seq = $2, message_count = $2 where id = $1),
    events as (insert into room_events (room_id, seq, kind, payload) select $1, n, 'message', '{}' from generate_series(1, $2) n)
    insert into messages (id, room_id, number, seq, author_id, text, named)
    select gen_random_uuid(), $1, n, n, $3, ($4::text[])[n], '{"users":[],"deals":[],"tools":[]}' from generate_series(1, $2::int) n`,
    [roomId, said.length, felix.user.id, said],
  );
  return { roomId, rita, felix };
}

async function makeRoom(asked: AskedOfSource) {
  const { roomId, rita } = await seedRoom(asked);
  // She has read what was said.
  await pool().query('update reads set number = $2 where room_id = $1', [roomId, asked.said?.length ?? 0]);
  const tab = openTab(rita);
  const source = tab.room(roomId);
  source.subscribe(() => undefined);
  return {
    source,
    close() {
      source.close();
      tab.close();
    },
  };
}

describe('a live room is what every source is (LIVE-02)', () => {
  describeSource(makeRoom);
});

describe('two people in a live room', () => {
  const looking: { close(): void }[] = [];
  afterEach(() => {
    for (const { close } of looking.splice(0)) close();
  });

  async function meet(said: readonly string[]) {
    const { roomId, rita, felix } = await seedRoom({ said });
    const sources = [rita, felix].map((person) => {
      const tab = openTab(person);
      const source = tab.room(roomId);
      source.subscribe(() => undefined);
      looking.push({
        close() {
          source.close();
          tab.close();
        },
      });
      return source;
    });
    const [ritas, felixs] = sources;
    if (!ritas || !felixs) throw new Error('two are needed');
    const bothShow = (check: (source: ChatSource) => void) =>
      Promise.all(sources.map((source) => vi.waitFor(() => check(source), { timeout: 10_000, interval: 5 })));
    await bothShow((source) => expect(source.getSnapshot()).toMatchObject({ status: 'ready', connection: 'live' }));
    return { roomId, ritas, felixs, bothShow };
  }
  const texts = (source: ChatSource) => source.getSnapshot().messages.map(({ text }) => text);
  const idOf = (source: ChatSource, text: string) =>
    source.getSnapshot().messages.find((message) => message.text === text)?.id ?? '';

  it('see each other’s words in one order, typing, reactions and traces of what was deleted (LIVE-03, LIVE-06)', async () => {
    const { ritas, felixs, bothShow } = await meet(['Before']);
    felixs.setTyping();
    await vi.waitFor(() => expect(ritas.getSnapshot().typing).toEqual(['Felix Brandt']), { timeout: 10_000 });
    for (let n = 0; n < 5; n += 1) {
      ritas.send({ ...EMPTY_DRAFT, text: `Rita ${n}` });
      felixs.send({ ...EMPTY_DRAFT, text: `Felix ${n}` });
    }
    await bothShow((source) => {
      expect(texts(source)).toHaveLength(11);
      expect(source.getSnapshot().messages.every(({ delivery }) => delivery === 'sent')).toBe(true);
    });
    expect(texts(felixs)).toEqual(texts(ritas));
    expect(texts(ritas).filter((text) => text.startsWith('Rita'))).toEqual([0, 1, 2, 3, 4].map((n) => `Rita ${n}`));
    expect(ritas.getSnapshot().typing).toEqual([]);

    await ritas.react(idOf(ritas, 'Felix 0'), '🎉');
    await bothShow((source) =>
      expect(source.getSnapshot().messages.find(({ text }) => text === 'Felix 0')?.reactions).toMatchObject([
        { emoji: '🎉', users: ['Rita Reader'], reacted: source === ritas },
      ]),
    );
    const gone = idOf(felixs, 'Felix 1');
    await felixs.remove(gone);
    await bothShow((source) =>
      expect(source.getSnapshot().messages.find(({ id }) => id === gone)).toMatchObject({ isDeleted: true, text: '' }),
    );
  });

  it('have what was refused taken back, with the reason (LIVE-06)', async () => {
    const { roomId, ritas } = await meet(['Before']);
    const id = idOf(ritas, 'Before');
    await pool().query('update rooms set closed_at = now() where id = $1', [roomId]);
    const work = ritas.react(id, '🎉');
    expect(ritas.getSnapshot().messages[0]?.reactions).toHaveLength(1);
    await expect(work).rejects.toThrow('This room is closed');
    expect(ritas.getSnapshot().messages[0]?.reactions).toEqual([]);
    ritas.send({ ...EMPTY_DRAFT, text: 'Too late' });
    await vi.waitFor(
      () => expect(ritas.getSnapshot().messages.at(-1)).toMatchObject({ delivery: 'failed', failure: 'room_closed' }),
      { timeout: 10_000 },
    );
    ritas.discard(ritas.getSnapshot().messages.at(-1)?.id ?? '');
    expect(texts(ritas)).toEqual(['Before']);
  });

  it('keep the unread line where it was, jump to what is not loaded, and come back to the newest (LIVE-06, LIVE-09)', async () => {
    const { ritas } = await meet(Array.from({ length: 300 }, (_, n) => `No. ${n + 1}`));
    // It opens at the first unread one.
    expect(ritas.getSnapshot()).toMatchObject({ unreadAfter: 0, hasOlder: false, hasNewer: true, newest: 300 });
    expect(texts(ritas).slice(0, 2)).toEqual(['No. 1', 'No. 2']);
    await ritas.loadNewest();
    ritas.markRead(300);
    const old = await pool().query(`select id from messages where text = 'No. 120' order by created_at desc limit 1`);
    expect(await ritas.load(old.rows[0]?.id ?? '')).toBe(true);
    expect(texts(ritas)).toContain('No. 120');
    expect(ritas.getSnapshot()).toMatchObject({ hasNewer: true, unreadAfter: 0 });
    await ritas.loadNewest();
    expect(texts(ritas).at(-1)).toBe('No. 300');
    expect(ritas.getSnapshot().hasNewer).toBe(false);
  });

  it('see at once that a message was read, and what was read or marked as unread in another browser (LIVE-06, LIVE-14)', async () => {
    const { roomId, rita, felix } = await seedRoom({ said: ['One', 'Two', 'Three'] });
    const [ritas, ritasPhone, felixs] = [rita, rita, felix].map((person) => {
      const tab = openTab(person);
      const source = tab.room(roomId);
      source.subscribe(() => undefined);
      looking.push({
        close() {
          source.close();
          tab.close();
        },
      });
      return source;
    });
    if (!ritas || !ritasPhone || !felixs) throw new Error('three are needed');
    const shows = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
    for (const source of [ritas, ritasPhone, felixs])
      await shows(() => expect(source.getSnapshot()).toMatchObject({ status: 'ready', connection: 'live' }));
    const states = () => felixs.getSnapshot().messages.map(({ read }) => read);
    expect(states()).toEqual([false, false, false]);
    ritas.markRead(2);
    await shows(() => expect(states()).toEqual([true, true, false]));
    ritas.markRead(3);
    await shows(() => expect(states()).toEqual([true, true, true]));

    const unreadAfter = () => [ritas, ritasPhone].map((source) => source.getSnapshot().unreadAfter);
    await ritasPhone.markUnread(idOf(ritasPhone, 'Two'));
    await shows(() => expect(unreadAfter()).toEqual([1, 1]));
    // It stays so while the room is open, and what was seen by the writer stays seen.
    ritas.markRead(3);
    ritasPhone.markRead(3);
    expect(states()).toEqual([true, true, true]);
    const marked = () =>
      pool().query('select number::text as id from reads where room_id = $1 and user_id = $2', [roomId, rita.user.id]);
    await shows(() => expect(unreadAfter()).toEqual([1, 1]));
    expect((await marked()).rows).toEqual([{ id: '1' }]);
  });
});
