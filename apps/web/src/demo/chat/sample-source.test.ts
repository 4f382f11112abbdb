import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatLimits, type ChatSource, EMPTY_DRAFT, NO_TAGS, SELF } from '#features/chat/chat-source.ts';
import { sampleChat } from './sample-chat.ts';
import { createSampleSource } from './sample-source.ts';
import { TYPING } from './simulated-typing.ts';
import { file, openSample, post, READER, say } from '#features/chat/testing.ts';

const lastOf = (source: ChatSource) => source.getSnapshot().messages.at(-1);

afterEach(() => vi.restoreAllMocks());

describe('sending', () => {
  it('appends an own message with the time, the tags and what it answers, and empties the draft (CHAT-05, CHAT-11, CHAT-14)', async () => {
    const { source, before } = openSample();
    const [felix] = await source.findUsers('felix');
    const tagged = { ...NO_TAGS, users: felix ? [felix] : [], posts: [post('Bread')] };
    source.setDraft({ ...EMPTY_DRAFT, text: 'Hi' });
    source.send({ text: ' Hi @felix\n', replyTo: 't1', attachments: [], taggedContent: tagged });
    expect(lastOf(source)).toMatchObject({
      userId: SELF,
      userName: READER.name,
      out: true,
      text: 'Hi @felix',
      replyTo: 't1',
      read: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      taggedContent: { users: [felix], posts: [] },
    });
    expect(source.getSnapshot().messages).toHaveLength(before + 1);
    expect(source.getDraft()).toBe(EMPTY_DRAFT);
  });

  it('does nothing without text and files, and needs no text with a file (CHAT-05)', () => {
    const { source, before } = openSample();
    say(source, ' \n ');
    expect(source.getSnapshot().messages).toHaveLength(before);
    source.send({ ...EMPTY_DRAFT, attachments: [file('a.png')] });
    expect(lastOf(source)).toMatchObject({ text: '', attachments: [{ name: 'a.png' }] });
    source.close();
  });
});

describe('the other party', () => {
  it.each([
    [0, TYPING.minMs],
    [0.999_999, TYPING.maxMs],
  ])('types a while after an own message, and replies half a second later (CHAT-06)', (chance, typingMs) => {
    const { source, clock, before } = openSample({ random: () => chance });
    say(source, 'Hello');
    expect(source.getSnapshot().typing).toHaveLength(1);
    clock.pass(typingMs - 1);
    expect(source.getSnapshot().typing).toHaveLength(1);
    clock.pass(1);
    expect(source.getSnapshot().typing).toEqual([]);
    clock.pass(TYPING.replyDelayMs - 1);
    expect(source.getSnapshot().messages).toHaveLength(before + 1);
    clock.pass(1);
    const { messages } = source.getSnapshot();
    expect(messages).toHaveLength(before + 2);
    expect(messages.at(-1)?.out).toBe(false);
    expect(messages.at(-2)?.read).toBe(true);
    expect(clock.waiting()).toBe(0);
  });

  it('answers as somebody else a message sent while they type, and never repeats itself at once (CHAT-06)', () => {
    const { source, clock, before } = openSample();
    say(source, 'One');
    clock.pass(500);
    say(source, 'Two');
    expect(new Set(source.getSnapshot().typing).size).toBe(2);
    clock.pass(10_000);
    const replies = source.getSnapshot().messages.slice(before + 2);
    expect(replies).toHaveLength(2);
    expect(replies[0]?.text).not.toBe(replies[1]?.text);
    expect(replies[0]?.userId).not.toBe(replies[1]?.userId);
  });

  it('stays few people, however fast somebody writes (CHAT-06)', () => {
    const { source, clock } = openSample();
    for (let n = 0; n < 100; n += 1) say(source, String(n));
    const online = source.getSnapshot().group.members.filter(({ id, isOnline }) => isOnline && id !== SELF);
    expect(source.getSnapshot().typing).toHaveLength(online.length);
    clock.pass(10_000);
    expect(source.getSnapshot().typing).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });

  it('stops when nobody watches any more, and what was written stays (CHAT-06)', () => {
    const { source, clock, leave, before } = openSample();
    const other = source.subscribe(() => undefined);
    say(source, 'Hello');
    leave();
    expect(clock.waiting()).toBe(1);
    other();
    expect(clock.waiting()).toBe(0);
    expect(source.getSnapshot().typing).toEqual([]);
    clock.pass(60_000);
    expect(source.getSnapshot().messages).toHaveLength(before + 1);
  });
});

describe('own messages', () => {
  it('are edited with who did it and when (CHAT-08, CHAT-09)', async () => {
    const { source, clock } = openSample();
    say(source, 'Helo');
    clock.pass(5000);
    const id = source.getSnapshot().messages.findLast(({ out }) => out)?.id ?? '';
    await source.edit(id, 'Hello ');
    await source.edit(id, 'Hello');
    await source.edit(id, ' ');
    const message = source.getSnapshot().messages.find((known) => known.id === id);
    expect(message).toMatchObject({ text: 'Hello', edited: true });
    expect(message?.editHistory).toEqual([
      { id: expect.any(String), previousText: 'Helo', editedAt: '2026-03-10T12:00:05.000Z', editedBy: READER.name },
    ]);
  });

  it('are deleted and brought back; those of others stay (CHAT-08)', () => {
    const { source, before } = openSample();
    say(source, 'Oops');
    const id = lastOf(source)?.id ?? '';
    void source.remove(id);
    expect(source.getSnapshot().messages).toHaveLength(before);
    void source.restore(id);
    void source.restore(id);
    expect(lastOf(source)?.id).toBe(id);
    void source.remove('t1');
    void source.restore('t1');
    expect(source.getSnapshot().messages).toHaveLength(before + 1);
  });

  it('that are deleted can come back after the panel was closed, but not for ever (CHAT-08)', () => {
    const { source, clock, leave } = openSample();
    say(source, 'Oops');
    const id = lastOf(source)?.id ?? '';
    void source.remove(id);
    leave();
    clock.pass(chatLimits.undoMs - 1);
    void source.restore(id);
    expect(lastOf(source)?.id).toBe(id);
    void source.remove(id);
    clock.pass(chatLimits.undoMs);
    void source.restore(id);
    expect(lastOf(source)?.id).not.toBe(id);
  });
});

describe('suggestions', () => {
  it('are found by name or username, or by title, in any case, with or without accents (CHAT-14)', async () => {
    const { source } = openSample();
    const users = async (query: string) => (await source.findUsers(query)).map(({ id }) => id);
    expect(await users('MOREAU')).toEqual(['elise']);
    expect(await users('Élise')).toEqual(['elise']);
    expect(await users('lij')).toEqual(['jun']);
    expect(await users('李')).toEqual(['jun']);
    expect(await users('نور')).toEqual(['noor']);
    expect(await users('rita')).toEqual([]);
    expect(await source.findReferences('PLATFORM')).toMatchObject([{ id: 'course-platform' }]);
  });

  it('begin with what is typed before those that hold it, and are ten at most (CHAT-14)', async () => {
    const { source } = openSample();
    expect(await source.findReferences('b')).toMatchObject([{ id: 'bread-archive' }, { id: 'studio-bookkeeping' }]);
    const chat = sampleChat(READER, 0);
    const posts = Array.from({ length: 50 }, (_, n) => ({ ...chat.posts[0], id: String(n) })) as typeof chat.posts;
    expect(await createSampleSource({ chat: { ...chat, posts } }).findReferences('')).toHaveLength(
      chatLimits.suggestionsMax,
    );
  });

  it('include a newcomer once they are let in (CHAT-02)', async () => {
    const { source } = openSample();
    expect(await source.findUsers('tomasz')).toEqual([]);
    await source.answerJoinRequest('tomasz', 'accept');
    expect(await source.findUsers('tomasz')).toHaveLength(1);
  });
});

it('moving a message is logged, and nothing else happens (CHAT-12)', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { source } = openSample();
  const before = source.getSnapshot();
  void source.move('t1', 'Slack');
  expect(log).toHaveBeenCalledWith('Move Message', { id: 't1', tool: 'Slack' });
  expect(source.getSnapshot()).toBe(before);
});
