import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { checkSameAnswers, inTurn, median, middle, taking } from '../compare.ts';
import { generator, NEW_ID } from '../load.ts';
import type { Sizes } from '../sizes.ts';
import type { Serving, Stage } from '../stage.ts';
import { fillTalk } from './talk.ts';

const GOAL = 0.5;

/** Messages as fast as sixteen connections send them, beside one that a bare Fastify inserts: a row like it, and the same keys. */
export async function benchSends(
  stage: Stage,
  product: Serving,
  { rounds, seconds, chat }: Pick<Sizes, 'rounds' | 'seconds' | 'chat'>,
): Promise<void> {
  const { databaseUrl } = stage;
  await makeTable(databaseUrl);
  const floor = await stage.startFloor();
  const headers = { origin: product.origin, 'content-type': 'application/json' };
  const rooms = await fillTalk(databaseUrl, { rooms: chat.rooms, membersOfEach: chat.sendersOfEach });
  // One room after the other, so that those that come at once are of different rooms and people.
  const sequences = Array.from({ length: chat.sendersOfEach }, (_, member) => member).flatMap((member) =>
    rooms.map(({ id, cookies }) => [
      {
        method: 'POST' as const,
        path: '/trpc/chat.send',
        headers: { ...headers, cookie: cookies[member] ?? '' },
        body: JSON.stringify({
          json: { roomId: id, id: NEW_ID, text: 'A message of a usual length, as one line of talk is' },
        }),
      },
    ]),
  );
  await checkSameAnswers({ name: 'tRPC chat.send', sequences }, floor, product);
  const take = await taking(stage, { rounds, seconds });
  const [theirs = [], ours = []] = await inTurn(take, { sequences, isChange: false }, [floor, product], {
    rounds,
    databaseUrl,
  });
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)));
  const pair = [middle(theirs), middle(ours)];
  const [costs = 0, ownCosts = 0] = pair.map(({ nodeMs, postgresMs }) => nodeMs + postgresMs);
  const both = (of: (one: (typeof pair)[0]) => string) => pair.map(of).join(', ');
  console.log(
    `\nchat.send by ${generator}: ${ratio.toFixed(2)} of a bare INSERT (goal: ${GOAL}${ratio < GOAL ? ', below' : ''}), by processor ${(costs / ownCosts).toFixed(2)}; ` +
      `${both(({ perSecond }) => perSecond.toFixed(0))} a second, Node ms ${both(({ nodeMs }) => nodeMs.toFixed(3))}, Postgres ms ${both(({ postgresMs }) => postgresMs.toFixed(3))}, ` +
      `p50/p99 ms ${both(({ p50, p99 }) => `${p50.toFixed(1)}/${p99.toFixed(1)}`)}`,
  );
}

async function makeTable(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  try {
    await db.execute(sql`
      create table floor_messages (
        id uuid primary key, room_id uuid not null references rooms, number int generated always as identity, seq int not null,
        author_id uuid references users, webhook_id uuid, text text not null, reply_to uuid, named jsonb not null,
        edited_at timestamptz, deleted_at timestamptz, deleted_by uuid, pinned_at timestamptz,
        created_at timestamptz not null default now(), unique (room_id, number))`);
  } finally {
    await close();
  }
}
