import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deals } from '../../schema/catalog.ts';
import {
  mentions,
  messageEdits,
  messages,
  reactions,
  reads,
  roomEvents,
  roomMembers,
  rooms,
} from '../../schema/chat.ts';
import { before, idAt } from '../demo-times.ts';
import { replay, type Replayed } from './replay.ts';
import type { Talk, Talker } from './talk.ts';
import talks from './talks.json' with { type: 'json' };

/** Rooms of deals are named by the slug, `teamRoom` is the one of Ines and Mateo, `direct` is between Ada and Ines. */
const { lounge, dealTalk, dealRooms, teamRoom, direct } = talks as Record<
  'lounge' | 'dealTalk' | 'teamRoom' | 'direct',
  Talk
> & { dealRooms: Record<string, Talk> };

/** The community rooms, as the first migration made them. */
const LOUNGE = '0190c0de-0000-7000-8000-000000000001';
const DEAL_TALK = '0190c0de-0000-7000-8000-000000000002';

/** Older than all that is said. */
const ROOMS_MADE_DAYS_AGO = 8;

interface ChatOptions {
  now: Date;
  people: Record<Talker, { id: string; name: string }>;
  /** The team of Ines and Mateo. */
  organizationId: string;
}

/**
 * A week of talk: in the community rooms, on three deals, in a team and between two. Nothing where the catalogue has not the
 * deals that it is about, as after an import, or where somebody has talked before.
 */
export async function seedChat(tx: Db, { now, people, organizationId }: ChatOptions): Promise<void> {
  const slugs = Object.keys(dealRooms);
  const about = await tx
    .select({ id: deals.id, slug: deals.slug })
    .from(deals)
    .where(inArray(deals.slug, slugs))
    .orderBy(deals.slug);
  const [said] = await tx.select({ id: messages.id }).from(messages).limit(1);
  if (said || about.length < slugs.length) return;
  const known = await tx.select({ slug: deals.slug, title: deals.title }).from(deals);

  const madeAt = before(now, ROOMS_MADE_DAYS_AGO);
  const pair = [people.ada.id, people.ines.id].toSorted();
  const made = await tx
    .insert(rooms)
    .values([
      ...about.map(({ id }) => ({ id: idAt(madeAt), kind: 'deal' as const, dealId: id, createdAt: madeAt })),
      { id: idAt(madeAt), kind: 'direct', directKey: directKeyOf(pair), createdAt: madeAt },
    ])
    .onConflictDoUpdate({ target: rooms.dealId, set: { dealId: sql`excluded.deal_id` } })
    .returning({ id: rooms.id, dealId: rooms.dealId });
  const [team] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, organizationId));
  const between = made.find(({ dealId }) => dealId === null);
  if (!team || !between) throw new Error('a room of the demonstration is missing');
  await tx.insert(roomMembers).values(pair.map((userId) => ({ roomId: between.id, userId, role: 'member' as const })));

  const spoken: [roomId: string, talk: Talk | undefined][] = [
    [LOUNGE, lounge],
    [DEAL_TALK, dealTalk],
    ...about.map(({ id, slug }): [string, Talk | undefined] => [
      made.find(({ dealId }) => dealId === id)?.id ?? '',
      dealRooms[slug],
    ]),
    [team.id, teamRoom],
    [between.id, direct],
  ];
  await write(
    tx,
    spoken.flatMap(([roomId, talk]) => (talk ? replay(talk, { roomId, now, people, deals: known }) : [])),
  );
}

/** Builds the key by which `openDirect` finds the one conversation of these people. */
const directKeyOf = (userIds: string[]) => createHash('sha256').update(userIds.join(' ')).digest('hex');

async function write(tx: Db, replayed: Replayed[]): Promise<void> {
  await tx.insert(messages).values(replayed.flatMap((room) => room.messages));
  await tx.insert(roomEvents).values(replayed.flatMap((room) => room.events));
  await tx.insert(messageEdits).values(replayed.flatMap((room) => room.edits));
  await tx.insert(reactions).values(replayed.flatMap((room) => room.reactions));
  await tx.insert(mentions).values(replayed.flatMap((room) => room.mentions));
  await tx.insert(reads).values(replayed.flatMap((room) => room.reads));
  await tx.execute(sql`
    update rooms set message_count = counted.messages, last_message_at = counted.at, last_seq = (
      select max(seq) from room_events where room_id = rooms.id)
    from (select room_id, count(*) as messages, max(created_at) as at from messages group by 1) as counted
    where rooms.id = counted.room_id and ${inArray(
      rooms.id,
      replayed.map(({ roomId }) => roomId),
    )}`);
}
