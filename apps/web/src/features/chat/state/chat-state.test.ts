import { describe, expect, it } from 'vitest';
import { type ChatAction, chatReducer, type ChatState, startState, type Talk } from './chat-state.ts';
import { type ChatMessage, NO_TAGS, SELF } from '../chat-source.ts';
import { message, user } from '../testing.ts';

const READER = 'Rita Reader';
const snapshot = (messages: readonly ChatMessage[]): Talk => ({
  group: { name: 'Deal desk', members: [user('felix'), user('amara')] },
  joinRequests: [user('tomasz')],
  messages,
  typing: [],
});
const own = message({ id: 'own', userId: SELF, text: 'Mine', read: false });
const start = () => startState(snapshot([message({ id: 'a' }), message({ id: 'b', replyTo: 'a' }), own]));
const after = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(chatReducer, state);
const ids = (state: ChatState) => state.messages.map(({ id }) => id);
const find = (state: ChatState, id: string) => state.messages.find((known) => known.id === id);
const edit = (id: string, text: string, n = 1): ChatAction => ({
  do: 'edit',
  id,
  text,
  taggedContent: NO_TAGS,
  version: { id: `v${n}`, editedAt: '2026-03-10T13:00:00.000Z', editedBy: READER },
});
const react = (id: string, emoji: string): ChatAction => ({ do: 'react', id, emoji, name: READER });

describe('the state of a chat', () => {
  it('appends a message once (CHAT-05)', () => {
    const added: ChatAction = { do: 'add', message: message({ id: 'c' }) };
    expect(ids(after(start(), added, added))).toEqual(['a', 'b', 'own', 'c']);
  });

  it('keeps what was before an edit, oldest first (CHAT-08, CHAT-09)', () => {
    const changed = find(after(start(), edit('own', 'Better', 1), edit('own', 'Best', 2)), 'own');
    expect(changed).toMatchObject({ text: 'Best', edited: true });
    expect(changed?.editHistory.map(({ previousText }) => previousText)).toEqual(['Mine', 'Better']);
  });

  it.each([
    ['of somebody else', edit('a', 'Mine now')],
    ['to the same text', edit('own', 'Mine')],
    ['to nothing', edit('own', '  \n')],
    ['of a message that is not there', edit('?', 'Hello')],
  ])('does not change for an edit %s (CHAT-08)', (_what, action) => {
    const state = start();
    expect(chatReducer(state, action)).toBe(state);
  });

  it('adds a reaction to others’, takes it back, and drops one that nobody holds (CHAT-10)', () => {
    const thanks = { emoji: '👍', count: 1, users: ['Amara'], reacted: false };
    const state = startState(snapshot([message({ id: 'a', reactions: [thanks] })]));
    const both = after(state, react('a', '👍'), react('a', '🎉'));
    expect(find(both, 'a')?.reactions).toEqual([
      { emoji: '👍', count: 2, users: ['Amara', READER], reacted: true },
      { emoji: '🎉', count: 1, users: [READER], reacted: true },
    ]);
    expect(find(after(both, react('a', '👍'), react('a', '🎉')), 'a')?.reactions).toEqual([thanks]);
  });

  it('counts two people of one name as two (CHAT-10)', () => {
    const state = startState(
      snapshot([message({ id: 'a', reactions: [{ emoji: '👍', count: 1, users: [READER], reacted: false }] })]),
    );
    const both = after(state, react('a', '👍'));
    expect(find(both, 'a')?.reactions[0]?.count).toBe(2);
    expect(find(after(both, react('a', '👍')), 'a')?.reactions[0]).toMatchObject({ count: 1, reacted: false });
  });

  it('lets a join request in, or not (CHAT-02)', () => {
    const accepted = after(start(), { do: 'answerJoinRequest', userId: 'tomasz', answer: 'accept' });
    expect([accepted.joinRequests, accepted.group.members.map(({ id }) => id)]).toEqual([
      [],
      ['felix', 'amara', 'tomasz'],
    ]);
    const declined = after(start(), { do: 'answerJoinRequest', userId: 'tomasz', answer: 'decline' });
    expect([declined.joinRequests, declined.group.members.length]).toEqual([[], 2]);
    expect(after(accepted, { do: 'answerJoinRequest', userId: 'tomasz', answer: 'accept' })).toBe(accepted);
  });

  it('brings a deleted message back to its place, whatever went and came meanwhile (CHAT-08)', () => {
    const gone = after(
      start(),
      { do: 'remove', id: 'a' },
      { do: 'remove', id: 'b' },
      { do: 'add', message: message({ id: 'c' }) },
    );
    expect(ids(gone)).toEqual(['own', 'c']);
    expect(ids(after(gone, { do: 'restore', id: 'b' }))).toEqual(['b', 'own', 'c']);
    expect(ids(after(gone, { do: 'restore', id: 'b' }, { do: 'restore', id: 'a' }))).toEqual(['a', 'b', 'own', 'c']);
  });

  it('does not bring back what was purged, and purges nothing that is shown (CHAT-08)', () => {
    const gone = after(start(), { do: 'remove', id: 'a' }, { do: 'forget', ids: new Set(['a', 'b']) });
    expect(ids(after(gone, { do: 'restore', id: 'a' }))).toEqual(['b', 'own']);
    expect(gone.all.map(({ id }) => id)).toEqual(['b', 'own']);
  });

  it('leaves a reply pointing to what it answered, deleted or back (CHAT-11)', () => {
    const gone = after(start(), { do: 'remove', id: 'a' });
    expect(find(gone, 'b')?.replyTo).toBe('a');
    expect(find(gone, 'a')).toBeUndefined();
    expect(find(after(gone, { do: 'restore', id: 'a' }), 'a')).toEqual(find(start(), 'a'));
  });

  it('marks own messages read (CHAT-04)', () => {
    const read = after(start(), { do: 'read' });
    expect(find(read, 'own')?.read).toBe(true);
    expect(after(read, { do: 'read' })).toBe(read);
  });

  it('shares what did not change, so that nothing else is drawn again (CHAT-16)', () => {
    const state = start();
    const flagged = after(state, { do: 'toggleFlag', id: 'b', flag: 'pinned' });
    expect(flagged.messages[0]).toBe(state.messages[0]);
    expect(flagged.messages[2]).toBe(state.messages[2]);
    expect(flagged.group).toBe(state.group);
    expect(after(state, { do: 'type', name: 'Felix', isTyping: true }).messages).toBe(state.messages);
  });
});
