import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ChatMessage,
  chatLimits,
  type ChatSnapshot,
  type ChatSource,
  EMPTY_DRAFT,
  NO_TAGS,
  SELF,
} from './chat-source.ts';

/** A chat for the suite, with Rita Reader looking on. */
export interface SourceInTest {
  source: ChatSource;
  /** Ends it, and whatever it needed. */
  close: () => Promise<void> | void;
}

export interface AskedOfSource {
  /** Earlier messages by Felix Brandt, oldest first. */
  said?: readonly string[];
  /** Further members. */
  members?: readonly string[];
  /** Name of a person who asks to join. */
  asking?: string;
  /** Rita looks after the room, as whoever pins there does. */
  looksAfter?: boolean;
}

/** Shows changes at once, and keeps them once the server has answered. */
async function shows(source: ChatSource, check: (snapshot: ChatSnapshot) => void): Promise<void> {
  await vi.waitFor(() => check(source.getSnapshot()), { timeout: 10_000, interval: 5 });
}

const textsOf = ({ messages }: ChatSnapshot) => messages.filter(({ isDeleted }) => !isDeleted).map(({ text }) => text);
const idOf = (source: ChatSource, text: string) =>
  source.getSnapshot().messages.find((message) => message.text === text)?.id ?? '';
const find = ({ messages }: ChatSnapshot, id: string): ChatMessage | undefined =>
  messages.find((message) => message.id === id);

/**
 * Test suite for every chat source (LIVE-02): all of CHAT-01 to CHAT-16 that does not concern the screen alone. Only
 * the sample simulates replies.
 */
export function describeSource(make: (asked: AskedOfSource) => Promise<SourceInTest>): void {
  const open: SourceInTest[] = [];
  async function start(asked: AskedOfSource = {}): Promise<ChatSource> {
    const made = await make(asked);
    open.push(made);
    await shows(made.source, ({ status, messages }) => {
      expect(status).toBe('ready');
      expect(messages.length > 0).toBe((asked.said?.length ?? 0) > 0);
    });
    return made.source;
  }
  const end = async () => {
    for (const { close } of open.splice(0)) await close();
  };
  const say = async (source: ChatSource, text: string) => {
    source.send({ ...EMPTY_DRAFT, text });
    await shows(source, ({ messages }) =>
      expect(messages.at(-1)).toMatchObject({ text: text.trim(), out: true, delivery: 'sent' }),
    );
    return source.getSnapshot().messages.at(-1)?.id ?? '';
  };

  afterAll(end);

  describe('in a chat with one message of somebody else', () => {
    let source: ChatSource;
    let theirs: string;
    beforeAll(async () => {
      source = await start({ said: ['Hello, all'], members: ['Amara Okafor', 'Élise Moreau'] });
      theirs = idOf(source, 'Hello, all');
    });

    it('says whose chat it is and who is in it, the reader among them (LIVE-02, CHAT-01)', () => {
      const { group, room } = source.getSnapshot();
      expect(group.name).not.toBe('');
      expect(group.members.map((member) => member.name)).toEqual(
        expect.arrayContaining(['Felix Brandt', 'Amara Okafor', 'Élise Moreau']),
      );
      expect(group.members.find(({ id }) => id === SELF)).toMatchObject({ name: 'Rita Reader', isOnline: true });
      expect(room.may.write).toBe(true);
    });

    it('tells a message by who said it, when, and that it is not the reader’s (LIVE-02, CHAT-04)', () => {
      const message = find(source.getSnapshot(), theirs);
      expect(message).toMatchObject({ userName: 'Felix Brandt', out: false, text: 'Hello, all', delivery: 'sent' });
      expect(message?.userId).not.toBe(SELF);
      expect(new Date(message?.timestamp ?? '').toISOString()).toBe(message?.timestamp);
    });

    it('keeps a draft, and appends what is sent, without blanks around it, as the reader’s (LIVE-02, CHAT-05)', async () => {
      source.setDraft({ ...EMPTY_DRAFT, text: 'Half a' });
      expect(source.getDraft().text).toBe('Half a');
      const before = source.getSnapshot().messages.length;
      source.send({ ...EMPTY_DRAFT, text: ' \n ' });
      source.send({ ...EMPTY_DRAFT, text: '  Whole <b>words</b>\n' });
      expect(source.getDraft()).toEqual(EMPTY_DRAFT);
      expect(source.getSnapshot().messages).toHaveLength(before + 1);
      expect(source.getSnapshot().messages.at(-1)).toMatchObject({
        text: 'Whole <b>words</b>',
        userId: SELF,
        userName: 'Rita Reader',
        out: true,
      });
      await shows(source, ({ messages }) => expect(messages.at(-1)?.delivery).toBe('sent'));
      expect(source.getSnapshot().messages).toHaveLength(before + 1);
    });

    it('pins, flags and ghosts each by itself, at once, and lists what is pinned (LIVE-02, CHAT-07)', async () => {
      const hers = await start({ said: ['Hello, all'], looksAfter: true });
      const message = idOf(hers, 'Hello, all');
      const marks = (snapshot: ChatSnapshot) => {
        const { pinned, flagged, ghosted } = find(snapshot, message) ?? {};
        return [pinned, flagged, ghosted].map(Number).join('');
      };
      for (const [flag, then] of [
        ['pinned', '100'],
        ['ghosted', '101'],
        ['flagged', '111'],
        ['pinned', '011'],
        ['flagged', '001'],
        ['ghosted', '000'],
      ] as const) {
        const work = hers.toggleFlag(message, flag);
        expect(marks(hers.getSnapshot())).toBe(then);
        await work;
        expect(marks(hers.getSnapshot())).toBe(then);
        expect(hers.getSnapshot().pinned.map(({ id }) => id)).toEqual(then.startsWith('1') ? [message] : []);
      }
    });

    it('edits own messages only, and only to something else (LIVE-02, CHAT-08)', async () => {
      const own = await say(source, 'Helo');
      await source.edit(theirs, 'Mine now');
      await source.edit(own, ' ');
      await source.edit(own, 'Helo');
      expect(textsOf(source.getSnapshot())).toEqual(expect.arrayContaining(['Hello, all', 'Helo']));
      expect(find(source.getSnapshot(), own)?.edited).toBe(false);
      const work = source.edit(own, ' Hello ');
      expect(find(source.getSnapshot(), own)).toMatchObject({ text: 'Hello', edited: true });
      await work;
      expect(find(source.getSnapshot(), own)).toMatchObject({ text: 'Hello', edited: true });
    });

    it('knows what a message said before each edit, who changed it and when (LIVE-02, CHAT-09)', async () => {
      const own = await say(source, 'One');
      await source.edit(own, 'Two');
      await source.edit(own, 'Three');
      const versions = await source.history(own);
      expect(versions.map(({ previousText, editedBy }) => [previousText, editedBy])).toEqual([
        ['One', 'Rita Reader'],
        ['Two', 'Rita Reader'],
      ]);
      const times = versions.map(({ editedAt }) => Date.parse(editedAt));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(versions.map(({ id }) => id)).size).toBe(2);
    });

    it('adds the reader’s reaction and takes it back, the others’ stay; gone at none (LIVE-02, CHAT-10)', async () => {
      const reactions = () => find(source.getSnapshot(), theirs)?.reactions;
      const one = { emoji: '👍', count: 1, users: ['Rita Reader'], reacted: true };
      for (const then of [[one], [], [one], []]) {
        const work = source.react(theirs, '👍');
        expect(reactions()).toEqual(then);
        await work;
        expect(reactions()).toEqual(then);
      }
    });

    it('sends an answer with what it answers, and what is chosen stays tagged (LIVE-02, CHAT-11, CHAT-14)', async () => {
      const [amara] = await source.findUsers('amara');
      if (!amara) throw new Error('Amara is not found');
      const text = `Ask @${amara.username}`;
      source.send({ text, replyTo: theirs, attachments: [], taggedContent: { ...NO_TAGS, users: [amara] } });
      const check = ({ messages }: ChatSnapshot) => {
        const last = messages.at(-1);
        expect(last).toMatchObject({ text, replyTo: theirs });
        expect(last?.taggedContent.users.map((user) => user.name)).toEqual(['Amara Okafor']);
      };
      check(source.getSnapshot());
      await shows(source, (snapshot) => {
        check(snapshot);
        expect(snapshot.messages.at(-1)?.delivery).toBe('sent');
      });
    });

    it('deletes own messages and brings them back to their place (LIVE-02, CHAT-08)', async () => {
      const own = await say(source, 'Oops');
      const after = await say(source, 'Next');
      const before = textsOf(source.getSnapshot());
      const work = source.remove(own);
      expect(textsOf(source.getSnapshot())).not.toContain('Oops');
      await work;
      expect(textsOf(source.getSnapshot())).not.toContain('Oops');
      await source.remove(theirs);
      expect(textsOf(source.getSnapshot())).toContain('Hello, all');
      const back = source.restore(own);
      expect(textsOf(source.getSnapshot())).toEqual(before);
      await back;
      expect(textsOf(source.getSnapshot())).toEqual(before);
      expect(find(source.getSnapshot(), after)?.text).toBe('Next');
    });

    it('finds people by name, in any case, but the reader (LIVE-02, CHAT-14)', async () => {
      const names = async (query: string) => (await source.findUsers(query)).map((user) => user.name);
      expect(await names('FELIX')).toEqual(['Felix Brandt']);
      expect(await names('moreau')).toEqual(['Élise Moreau']);
      expect(await names('rita')).toEqual([]);
      expect((await source.findReferences('')).length).toBeLessThanOrEqual(chatLimits.suggestionsMax);
    });

    it('does nothing to messages that are not there (LIVE-02, CHAT-08)', async () => {
      const nowhere = crypto.randomUUID();
      const before = source.getSnapshot().messages;
      await source.edit(nowhere, 'x');
      await source.remove(nowhere);
      await source.react(nowhere, '👍');
      await source.toggleFlag(nowhere, 'pinned');
      expect(await source.load(nowhere)).toBe(false);
      expect(source.getSnapshot().messages).toEqual(before);
    });
  });

  it.each(['accept', 'decline'] as const)(
    'tells who asks to join until the reader answers to %s (LIVE-02, CHAT-02)',
    async (answer) => {
      const source = await start({ asking: 'Tomasz Wilk' });
      const [tomasz] = source.getSnapshot().joinRequests;
      expect(tomasz?.name).toBe('Tomasz Wilk');
      await source.answerJoinRequest(tomasz?.id ?? '', answer);
      await shows(source, ({ joinRequests, group }) => {
        expect(joinRequests).toEqual([]);
        expect(group.members.some((member) => member.name === 'Tomasz Wilk')).toBe(answer === 'accept');
      });
    },
  );

  it('has a long chat from the newest on, reads on to the first, and keeps the order (LIVE-02, CHAT-16)', async () => {
    const said = Array.from({ length: 130 }, (_, n) => `No. ${n + 1}`);
    const source = await start({ said });
    expect(textsOf(source.getSnapshot()).at(-1)).toBe('No. 130');
    for (let steps = 0; source.getSnapshot().hasOlder && steps < 10; steps += 1) await source.loadOlder();
    expect(textsOf(source.getSnapshot())).toEqual(said);
    expect(source.getSnapshot()).toMatchObject({ hasOlder: false, hasNewer: false });
    expect(await source.load(idOf(source, 'No. 65'))).toBe(true);
  });
}
