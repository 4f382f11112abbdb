import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import type { Heard } from '../chat.contract.ts';
import { may } from '../chat.policy.ts';
import { countRequests } from '../requests/requests.repo.ts';
import { countNews, findMarks } from './heard.repo.ts';

/**
 * Counts what is new in the caller's rooms. Where nothing is, one statement that reads a few pages has the answer
 * (docs/decisions/085-heard.md).
 */
export async function countHeard(call: Pick<Call, 'actor' | 'database'>): Promise<Heard> {
  const actor = requireActor(call);
  const { db } = call.database;
  const [marks, requests] = await Promise.all([findMarks(db, actor.user.id), countRequests(db, actor.user.id)]);
  const behind = new Set(marks.filter(({ newest, read }) => newest > read).map(({ id }) => id));
  const news = await countNews(db, actor.user.id, [...behind]);
  return {
    rooms: [
      ...news.filter(({ access }) => may(actor, access, 'view')).map(({ access: _access, ...room }) => room),
      ...marks.filter(({ id }) => !behind.has(id)).map((room) => ({ ...room, unread: 0, mentions: 0 })),
    ],
    requests,
  };
}
