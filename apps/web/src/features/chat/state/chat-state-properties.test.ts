import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatAction, chatReducer, type ChatState, startState } from './chat-state.ts';
import { NO_TAGS, SELF } from '../chat-source.ts';
import { message, user } from '../testing.ts';

const READER = 'Rita Reader';
const start = (): ChatState =>
  startState({
    group: { name: 'Deal desk', members: [user('felix')] },
    joinRequests: [user('tomasz')],
    messages: [
      message({ id: 'a' }),
      message({ id: 'b', replyTo: 'a' }),
      message({ id: 'own', userId: SELF, text: 'Mine', read: false }),
    ],
    typing: [],
  });

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...NAMES, 'own', 'unknown');
const anAction: fc.Arbitrary<ChatAction> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    message: fc.tuple(id, id).map(([name, replyTo]) => message({ id: name, replyTo })),
  }),
  fc.record({
    do: fc.constant('edit' as const),
    id,
    text: fc.constantFrom('One', 'Two', ' ', 'Three'),
    taggedContent: fc.constant(NO_TAGS),
    version: fc.record({
      id: fc.uuid(),
      editedAt: fc.constant('2026-03-10T13:00:00.000Z'),
      editedBy: fc.constant(READER),
    }),
  }),
  fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), id }),
  fc.record({ do: fc.constant('forget' as const), ids: fc.uniqueArray(id).map((names) => new Set(names)) }),
  fc.record({
    do: fc.constant('react' as const),
    id,
    emoji: fc.constantFrom('👍', '🎉', '❤️'),
    name: fc.constant(READER),
  }),
  fc.record({
    do: fc.constant('toggleFlag' as const),
    id,
    flag: fc.constantFrom('pinned' as const, 'flagged' as const, 'ghosted' as const),
  }),
  fc.constant({ do: 'read' as const }),
  fc.record({ do: fc.constant('type' as const), name: fc.constantFrom('Felix', 'Amara'), isTyping: fc.boolean() }),
  fc.record({
    do: fc.constant('answerJoinRequest' as const),
    userId: fc.constant('tomasz'),
    answer: fc.constantFrom('accept' as const, 'decline' as const),
  }),
);
const someActions = fc.array(anAction, { maxLength: 40 });

/** Each message that was there, and what became of it, unless it is forgotten. */
const pairs = (before: ChatState, next: ChatState) =>
  before.messages.flatMap((old) => {
    const now = next.all.find((known) => known.id === old.id);
    return now ? [{ old, now }] : [];
  });

describe('after any actions in any order', () => {
  const check = (holds: (before: ChatState, action: ChatAction, next: ChatState) => void) =>
    fc.assert(
      fc.property(someActions, (actions) => {
        actions.reduce((state, action) => {
          const next = chatReducer(state, action);
          holds(state, action, next);
          return next;
        }, start());
      }),
      { numRuns: 300 },
    );

  it('a reaction counts its holders, is never below one, and stands there once (CHAT-10)', () => {
    check((_before, _action, { messages }) => {
      for (const { reactions } of messages) {
        expect(new Set(reactions.map(({ emoji }) => emoji)).size).toBe(reactions.length);
        for (const { count, users, reacted } of reactions) {
          expect(count).toBe(users.length);
          expect(count).toBeGreaterThanOrEqual(1);
          expect(reacted).toBe(users.includes(READER));
        }
      }
    });
  });

  it('no version of a text is lost (CHAT-09)', () => {
    check((before, _action, next) => {
      for (const { old, now } of pairs(before, next)) {
        const versions = [
          ...old.editHistory.map(({ previousText }) => previousText),
          ...(now.text === old.text ? [] : [old.text]),
        ];
        expect(now.editHistory.map(({ previousText }) => previousText)).toEqual(versions);
        expect(now.edited).toBe(versions.length > 0);
        expect(now.edited && !now.out).toBe(false);
      }
    });
  });

  it('a flag changes only by its own toggle (CHAT-07)', () => {
    check((before, action, next) => {
      for (const { old, now } of pairs(before, next)) {
        for (const flag of ['pinned', 'flagged', 'ghosted'] as const) {
          const isToggled = action.do === 'toggleFlag' && action.id === old.id && action.flag === flag;
          expect(now[flag]).toBe(isToggled ? !old[flag] : old[flag]);
        }
      }
    });
  });

  it('messages keep their order, and those that are deleted keep their place (CHAT-08)', () => {
    check((before, _action, next) => {
      const kept = before.all.filter((old) => next.all.some((known) => known.id === old.id)).map((old) => old.id);
      expect(next.all.slice(0, kept.length).map((known) => known.id)).toEqual(kept);
      expect(next.messages.map((known) => known.id)).toEqual(
        next.all.filter((known) => !next.removed.has(known.id)).map((known) => known.id),
      );
      expect(new Set(next.all.map((known) => known.id)).size).toBe(next.all.length);
      for (const name of next.removed) expect(next.all.some((known) => known.id === name)).toBe(true);
    });
  });

  it('deleting and bringing back is as if nothing had happened (CHAT-08, CHAT-11)', () => {
    fc.assert(
      fc.property(someActions, fc.constantFrom(...NAMES, 'own'), (actions, name) => {
        const state = actions.reduce(chatReducer, start());
        if (state.removed.has(name)) return;
        const back = chatReducer(chatReducer(state, { do: 'remove', id: name }), { do: 'restore', id: name });
        expect(back.messages).toEqual(state.messages);
        expect(back.all).toBe(state.all);
      }),
    );
  });

  it('a reply keeps pointing to what it answered (CHAT-11)', () => {
    check((before, _action, next) => {
      for (const { old, now } of pairs(before, next)) expect(now.replyTo).toBe(old.replyTo);
    });
  });
});
