import { reactions, rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { makeFile } from '#testing/teams.ts';
import { isBlank } from './blank.limits.ts';

let api: TestApi;
let ana: SessionUser;
const roomId = uuidv4();
beforeAll(async () => {
  api = await createTestApi();
  ana = await makeUser(api.database, { name: 'Ana' });
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
});
afterAll(() => api.close());

const chat = () => api.as(ana, ['sidebar.view']).chat;
const say = async (text: string) => {
  const id = uuidv4();
  await chat().send({ roomId, id, text });
  return id;
};

const UNSEEN = ['', ' ', '\n\t', '\u200b', '\u200e\u2066\u2069', '\u2060\ufeff\u00ad', '\u3164', '\u2800', '\ufe0f'];

describe('a message with nothing visible', () => {
  it.each(UNSEEN)('is refused, and no edit turns a message into one: %j (LIVE-03)', async (text) => {
    const refused = { key: 'invalid_input', issues: [{ path: 'text', message: 'A message must not be empty.' }] };
    const cause = expect.objectContaining(refused);
    await expect(chat().send({ roomId, id: uuidv4(), text })).rejects.toMatchObject({ cause });
    const id = await say('said');
    await expect(chat().edit({ roomId, id, text })).rejects.toMatchObject({ cause });
    expect((await chat().around({ roomId, messageId: id })).messages.at(-1)?.text).toBe('said');
  });

  it('is sent with a file, and keeps the file when its text is removed (LIVE-03)', async () => {
    const file = await makeFile(api.database, { roomId, userId: ana.id });
    const id = uuidv4();
    await chat().send({ roomId, id, text: '', files: [file] });
    await chat().edit({ roomId, id, text: 'with words' });
    expect((await chat().edit({ roomId, id, text: '' })).message).toMatchObject({ text: '', files: [{ id: file }] });
  });

  it('is not one that shows a mark, a letter or an emoji (LIVE-03)', () => {
    expect(['.', 'ا', '\u0301', '👍🏽', '👩‍👩‍👧', '𝕏', 'a\u200b', '\u0600'].filter(isBlank)).toEqual([]);
  });
});

describe('a reaction', () => {
  it.each(['👍', '👍🏽', '❤️', '🇵🇹', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩‍❤️‍💋‍👩', '1️⃣', '🫩', '👍️', '❤'])('is an emoji: %s (LIVE-06)', async (emoji) => {
    const id = await say('said');
    const { message } = await chat().react({ roomId, id, emoji, on: true });
    expect(message.reactions.map((reaction) => reaction.emoji)).toEqual([emoji]);
  });

  it.each(['\0', 'x', '+1', '👍👍', '👍 ', ' ', '\ud83d', '<b>', '\u200b', '5', '👍'.repeat(20)])(
    'is not anything else: %j (LIVE-06)',
    async (emoji) => {
      const id = await say('said');
      expect(await failure(chat().react({ roomId, id, emoji, on: true }))).toBe('400 invalid_input');
    },
  );

  it('that is no emoji but was stored earlier is still read, and can be removed (LIVE-06)', async () => {
    const id = await say('said');
    await api.database.db.insert(reactions).values({ messageId: id, userId: ana.id, emoji: 'seen' });
    expect((await chat().around({ roomId, messageId: id })).messages.at(-1)?.reactions).toMatchObject([
      { emoji: 'seen' },
    ]);
    expect((await chat().react({ roomId, id, emoji: 'seen', on: false })).message.reactions).toEqual([]);
    expect(await api.database.db.select().from(reactions).where(eq(reactions.messageId, id))).toEqual([]);
  });
});
