import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_PROJECTS } from '../areas/samples/sample-projects.ts';
import { chatLimits, SELF } from '#features/chat/chat-source.ts';
import { dayOf, groupByDay } from '#features/chat/list/days.ts';
import { manyMessages } from './many-messages.ts';
import { sampleChat } from './sample-chat.ts';
import { sharedSource } from './shared-source.ts';
import { READER } from '#features/chat/testing.ts';

const NOON = Date.parse('2026-03-10T12:00:00');
const { snapshot, posts } = sampleChat(READER, NOON);
const { messages } = snapshot;
const PICTURES = new URL('../../../../../packages/art/pictures/', import.meta.url);
const fileOf = (url: string) => readFileSync(fileURLToPath(new URL(url.replace('/art/', ''), PICTURES)));

describe('the sample chat', () => {
  it.each([
    '2026-03-10T00:00:00',
    '2026-03-10T00:00:30',
    '2026-03-10T07:00:00',
    '2026-03-10T12:00:00',
    '2026-03-10T23:59:59',
    '2026-03-30T02:30:00',
  ])('opened at %s has messages of today and of two days before, in order and none to come (CHAT-03)', (time) => {
    const now = Date.parse(time);
    const chat = sampleChat(READER, now).snapshot.messages;
    expect(groupByDay(chat).map(({ day }) => dayOf(now) - day)).toEqual([2, 1, 0]);
    const times = chat.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const { editHistory } of chat) times.push(...editHistory.map(({ editedAt }) => Date.parse(editedAt)));
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
  });

  it('shows everything a message can have (CHAT-04)', () => {
    for (const has of [
      messages.some(({ replyTo }) => replyTo),
      messages.some(({ editHistory }) => editHistory.length > 1),
      messages.some(({ reactions }) => reactions.some(({ reacted }) => reacted)),
      messages.some(({ attachments }) => attachments.length > 1),
      messages.some(({ pinned }) => pinned),
      messages.some(({ flagged }) => flagged),
      messages.some(({ ghosted }) => ghosted),
      messages.some(({ out }) => out),
      messages.some(({ taggedContent }) => taggedContent.users.length > 0),
      messages.some(({ taggedContent }) => taggedContent.posts.length > 0),
      messages.some(({ text }) => text.includes('<br>')),
      messages.some(({ text }) => text.length > chatLimits.shownCharacters && text.length < chatLimits.editWarningAt),
      messages.some(({ text }) => text.length > chatLimits.editWarningAt),
      messages.some(({ text }) => /\p{Script=Arabic}/u.test(text)),
      messages.some(({ text }) => /\p{Script=Han}/u.test(text)),
    ])
      expect(has).toBe(true);
  });

  it('is consistent: ids, replies to earlier messages, counts, people (CHAT-04)', () => {
    const seen = new Set<string>();
    for (const { id, replyTo, reactions, userId, out, userName } of messages) {
      expect(seen).not.toContain(id);
      expect(replyTo === null || seen.has(replyTo)).toBe(true);
      for (const { count, users } of reactions)
        expect([count, new Set(users).size]).toEqual([users.length, users.length]);
      expect(snapshot.group.members).toContainEqual(expect.objectContaining({ id: userId, name: userName }));
      expect(out).toBe(userId === SELF);
      seen.add(id);
    }
  });

  it('names posts that there are, under their titles (CHAT-14)', () => {
    expect(posts.map(({ url, title }) => [url, title])).toEqual(
      SAMPLE_PROJECTS.map(({ slug, name }) => [`/project/${slug}`, name]),
    );
  });

  it('has files of the size it says (CHAT-13)', async () => {
    for (const { url, size } of messages.flatMap(({ attachments }) => attachments)) {
      const bytes = url.startsWith('data:') ? await (await fetch(url)).arrayBuffer() : fileOf(url);
      expect([url, bytes.byteLength]).toEqual([url, size]);
    }
    const pictures = [
      ...snapshot.group.members.map(({ avatar }) => avatar),
      ...posts.map(({ thumbnail }) => thumbnail),
    ].filter((url) => url !== null);
    for (const url of pictures) expect(fileOf(url).byteLength).toBeGreaterThan(0);
  });

  it('can be as long as is asked for, with replies that find their message (CHAT-16)', () => {
    const many = manyMessages(10_000, READER, NOON).snapshot.messages;
    const ids = new Set(many.map(({ id }) => id));
    expect([many.length, ids.size]).toEqual([10_000, 10_000]);
    expect(many.every(({ replyTo }) => replyTo === null || ids.has(replyTo))).toBe(true);
    expect(many.at(-1)?.timestamp).toBe(new Date(NOON).toISOString());
  });
});

describe('the chat of a visit', () => {
  afterEach(() => sharedSource({ id: 'nobody', name: '', avatar: null }).close());

  it('is there when the panel opens again, and is not shown to another account (CHAT-05)', () => {
    const source = sharedSource(READER);
    source.setDraft({ ...source.getDraft(), text: 'Half a' });
    expect(sharedSource({ ...READER }).getDraft().text).toBe('Half a');
    const other = sharedSource({ ...READER, id: 'u2' });
    expect(other).not.toBe(source);
    expect(other.getDraft().text).toBe('');
  });
});
