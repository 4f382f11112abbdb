import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@onceware/api/auth/auth.contract';
import type { AppRouter } from '@onceware/api/router';
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
import { afterAll, beforeAll, describe, vi } from 'vitest';

/** What is used of the server's own. Its types are Node's, which contradict a browser's, so they are not read here. */
interface ServerInTest {
  app: { listen(at: { host: string; port: number }): Promise<string> };
  services: { database: { pool: { query(text: string, values?: unknown[]): Promise<unknown> } } };
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

/** What a tab has of the chat, over real sockets. */
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

async function makeRoom({ said = [], members = [], asking }: AskedOfSource) {
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
  // Who may let people in may delete what others wrote.
  await enter(rita.user.id, asking === undefined ? 'member' : 'owner');
  for (const { user } of [felix, ...others]) await enter(user.id, 'member');
  if (asking !== undefined) await enter((await server.signedIn({ name: asking })).user.id, 'asking');
  await pool().query(
    `with room as (update rooms set last_seq = $2, message_count = $2 where id = $1),
    events as (insert into room_events (room_id, seq, kind, payload) select $1, n, 'message', '{}' from generate_series(1, $2) n)
    insert into messages (id, room_id, number, seq, author_id, text, named)
    select gen_random_uuid(), $1, n, n, $3, ($4::text[])[n], '{"users":[],"deals":[],"tools":[]}' from generate_series(1, $2::int) n`,
    [roomId, said.length, felix.user.id, said],
  );
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

describe('a live room', () => {
  describeSource(makeRoom);
});
