import { makeTeam } from '@onceware/api/testing/teams';
import { v7 as uuidv7 } from 'uuid';
import type { TestBrowser } from '#testing/test-server.ts';
import { type Answer, thingsOf } from './requests.ts';
import { MESSAGES_IN_TEN_SECONDS, never, type World } from './world.ts';

const EMOJI = encodeURIComponent('🎉');

/** Failures of the routes of rooms and messages, by operation id and error key, and more that succeed. */
export function chatCasesIn(world: World) {
  const { server, owner, ids } = world;
  const { inRoom, onMessage } = thingsOf(world);
  const { pool } = server.services.database;
  const ownerId = owner.user?.id ?? never();

  /** A message of the owner's in a room to which this was done since. */
  async function messageWhere(statement: string): Promise<string> {
    const { roomId } = await makeTeam(server.services.database, [ownerId]);
    const id = uuidv7();
    await pool.query(
      `insert into messages (id, room_id, number, seq, author_id, text, named)
       values ($1, $2, 1, 1, $3, 'Hello', '{"users":[],"deals":[],"tools":[]}')`,
      [id, roomId, ownerId],
    );
    await pool.query(statement, [roomId]);
    return `/api/chat/rooms/${roomId}/messages/${id}`;
  }
  const closed = () => messageWhere('update rooms set closed_at = now() where id = $1');
  const muted = () =>
    messageWhere(
      `insert into silences (id, user_id, room_id, until, reason) select gen_random_uuid(), '${ownerId}', $1, now() + interval '1 hour', 'Loud'`,
    );
  const slow = () => messageWhere('update rooms set slow_mode_seconds = 3600 where id = $1');
  const roomOf = (message: string) => message.replace(/\/messages\/.*/, '');

  /** Somebody else of the room. */
  async function another(): Promise<TestBrowser> {
    const member = await server.signedIn();
    await pool.query(
      `insert into organization_members (organization_id, user_id, role) select organization_id, $1, 'member' from rooms where id = $2`,
      [member.user.id, ids.room],
    );
    return member;
  }

  /** The answer of the last of so many. */
  async function often(ask: (browser: TestBrowser) => Answer): Answer {
    const busy = await another();
    for (let n = 0; n < MESSAGES_IN_TEN_SECONDS; n += 1) await ask(busy);
    return ask(busy);
  }

  const send = (browser: TestBrowser, room = inRoom(), id: string = uuidv7()) =>
    browser.post(`${room}/messages`, { id, text: 'Hello' });
  const edit = (browser: TestBrowser, message = onMessage(), text = 'Changed') =>
    browser.change('patch', message, { text });
  const remove = (browser: TestBrowser, message = onMessage()) => browser.change('delete', message);
  const restore = (browser: TestBrowser, message = onMessage()) => browser.post(`${message}/restore`, {});
  const react = (browser: TestBrowser, message = onMessage()) =>
    browser.change('put', `${message}/reactions/${EMOJI}`, {});
  const takeBack = (browser: TestBrowser, message = onMessage()) =>
    browser.change('delete', `${message}/reactions/${EMOJI}`);
  const begin = (browser: TestBrowser, message = onMessage()) => browser.post(`${message}/thread`, {});
  const gone = async (message: string) => {
    await remove(owner, message);
    return message;
  };

  const failures: Record<string, () => Answer> = {
    'sendMessage room_closed': async () => send(owner, roomOf(await closed())),
    'sendMessage silenced': async () => send(owner, roomOf(await muted())),
    'sendMessage slow_mode': async () => send(owner, roomOf(await slow())),
    'sendMessage id_taken': async () => send(await another(), inRoom(), ids.message),
    'sendMessage too_many_messages': () => often((browser) => send(browser)),
    'editMessage forbidden': async () => edit(await another()),
    'editMessage room_closed': async () => edit(owner, await closed()),
    'editMessage silenced': async () => edit(owner, await muted()),
    async 'editMessage too_many_messages'() {
      const message = await messageWhere('select $1::text');
      for (let n = 0; n < MESSAGES_IN_TEN_SECONDS; n += 1) await edit(owner, message, `Changed ${n}`);
      return edit(owner, message, 'Changed once more');
    },
    'deleteMessage forbidden': async () => remove(await another()),
    'deleteMessage too_many_requests': () => often((browser) => remove(browser)),
    'restoreMessage forbidden': async () => restore(await another()),
    'restoreMessage room_closed': async () => restore(owner, await closed().then(gone)),
    'restoreMessage silenced': async () => restore(owner, await muted().then(gone)),
    'restoreMessage too_many_requests': () => often((browser) => restore(browser)),
    'addReaction room_closed': async () => react(owner, await closed()),
    'addReaction silenced': async () => react(owner, await muted()),
    'addReaction too_many_requests': () => often((browser) => react(browser)),
    'removeReaction room_closed': async () => takeBack(owner, await closed()),
    'removeReaction silenced': async () => takeBack(owner, await muted()),
    'removeReaction too_many_requests': () => often((browser) => takeBack(browser)),
    'beginThread room_closed': async () => begin(owner, await closed()),
    'beginThread silenced': async () => begin(owner, await muted()),
    'beginThread too_many_requests': () =>
      often(async (browser) => {
        const id = uuidv7();
        await pool.query(
          `insert into messages (id, room_id, number, seq, text, named)
           select $1, $2, coalesce(max(number), 0) + 1000, 1, 'x', '{"users":[],"deals":[],"tools":[]}' from messages where room_id = $2`,
          [id, ids.room],
        );
        return begin(browser, inRoom(`/messages/${id}`));
      }),
  };

  const moreSuccesses: Record<string, (() => Answer)[]> = {
    'get /api/chat/rooms/{roomId}/messages': [() => owner.get(inRoom('/messages?before=3'))],
    'get /api/chat/rooms/{roomId}/messages/{id}/thread': [
      async () => {
        const { roomId } = (await begin(owner)).json<{ roomId: string }>();
        await send(owner, `/api/chat/rooms/${roomId}`);
        return owner.get(onMessage('/thread?after=0'));
      },
    ],
  };

  /** Changes are counted, and the world's owner makes many. */
  const uncounted = (ask: () => Answer) => async () => {
    const forget = async () => void (await pool.query(`delete from rate_limits where key like 'change%'`));
    await forget();
    try {
      return await ask();
    } finally {
      await forget();
    }
  };
  return {
    failures: Object.fromEntries(Object.entries(failures).map(([name, ask]) => [name, uncounted(ask)])),
    moreSuccesses,
  };
}
