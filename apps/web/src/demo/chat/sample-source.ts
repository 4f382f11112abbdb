import { createAttachment, freeAttachments } from '#features/chat/attachments/attachments.ts';
import {
  type ChatMessage,
  type ChatSource,
  type ChatUser,
  DELIVERED,
  type Draft,
  EMPTY_DRAFT,
  SELF,
} from '#features/chat/chat-source.ts';
import { createChatStore } from './chat-store.ts';
import { browserClock, type Clock } from './clock.ts';
import { createDeletions } from './deletions.ts';
import { createStoredDraft } from './stored-draft.ts';
import type { SampleChat } from './sample-chat.ts';
import { searchEntries } from './search-entries.ts';
import { createSimulatedParty } from './simulated-typing.ts';
import { keepTags } from '#features/chat/text/tagging.ts';

interface SampleSourceOptions {
  chat: SampleChat;
  clock?: Clock;
  /** From 0 up to 1. */
  random?: () => number;
}

/** A chat on sample data, which lasts for the visit and calls no server. The others answer while somebody looks on. */
export function createSampleSource({
  chat,
  clock = browserClock,
  random = Math.random,
}: SampleSourceOptions): ChatSource {
  const { reader, posts, replies } = chat;
  const store = createChatStore(chat.snapshot);
  const { state, dispatch } = store;
  const draft = createStoredDraft();
  const deletions = createDeletions(store, clock);
  let made = 0;

  const newId = (kind: string) => `${kind}-${++made}`;
  const timestamp = () => new Date(clock.now()).toISOString();

  const add = (author: ChatUser, written: Draft) =>
    dispatch({ do: 'add', message: { ...messageOf(author, written), id: newId('message'), timestamp: timestamp() } });

  const party = createSimulatedParty({
    clock,
    random,
    replies,
    idle: () =>
      state().group.members.filter(
        ({ id, isOnline, name }) => id !== SELF && isOnline && !state().typing.includes(name),
      ),
    setTyping: ({ name }, isTyping) => dispatch({ do: 'type', name, isTyping }),
    say: (person, text) => {
      dispatch({ do: 'read' });
      add(person, { ...EMPTY_DRAFT, text });
    },
  });

  return {
    subscribe: (listener) =>
      store.subscribe(listener, () => {
        party.stop();
        deletions.forgetOld();
      }),
    getSnapshot: state,
    getDraft: draft.current,
    setDraft: (next) => draft.replace(next),
    send(sent) {
      const text = sent.text.trim();
      if (text === '' && sent.attachments.length === 0) return;
      deletions.forgetOld();
      draft.replace(EMPTY_DRAFT, sent.attachments);
      add(reader, { ...sent, text });
      if (store.isWatched()) party.answer();
    },
    async edit(id, newText) {
      const text = newText.trim();
      const message = state().messages.find((known) => known.id === id);
      if (!message) return;
      const version = { id: newId('version'), editedAt: timestamp(), editedBy: reader.name };
      dispatch({ do: 'edit', id, text, taggedContent: keepTags(text, message.taggedContent), version });
    },
    history: async (id) => state().messages.find((known) => known.id === id)?.editHistory ?? [],
    remove: async (id) => deletions.remove(id),
    restore: async (id) => deletions.restore(id),
    reveal: async () => {},
    setPreview: async () => {},
    react: async (id, emoji) => dispatch({ do: 'react', id, emoji, name: reader.name }),
    toggleFlag: async (id, flag) => dispatch({ do: 'toggleFlag', id, flag }),
    move: async (id, tool) => console.info('Move Message', { id, tool }),
    answerJoinRequest: async (userId, answer) => dispatch({ do: 'answerJoinRequest', userId, answer }),
    findUsers: async (query) =>
      searchEntries(
        state().group.members.filter(({ id }) => id !== SELF),
        query,
        ({ name, username }) => [name, username],
      ),
    findReferences: async (query) => searchEntries(posts, query, ({ title }) => [title]),
    upload: async (file) => createAttachment(file),
    load: async (id) => state().messages.some((known) => known.id === id),
    // All messages are local, sending succeeds at once, and nobody else is notified.
    loadOlder: async () => undefined,
    loadNewer: async () => undefined,
    loadNewest: async () => undefined,
    reload: () => undefined,
    retry: () => undefined,
    discard: () => undefined,
    setTyping: () => undefined,
    markRead: () => undefined,
    markUnread: async () => undefined,
    close() {
      party.stop();
      store.close();
      deletions.clear();
      draft.replace(EMPTY_DRAFT);
      freeAttachments(state().all.flatMap(({ attachments }) => attachments));
    },
  };
}

/** Builds a message that somebody wrote just now. */
function messageOf(
  author: ChatUser,
  { text, replyTo, attachments, taggedContent }: Draft,
): Omit<ChatMessage, 'id' | 'timestamp'> {
  return {
    ...DELIVERED,
    avatar: author.avatar,
    userName: author.name,
    userId: author.id,
    out: author.id === SELF,
    text,
    read: author.id !== SELF,
    replyTo,
    edited: false,
    editHistory: [],
    pinned: false,
    flagged: false,
    ghosted: false,
    reactions: [],
    attachments,
    taggedContent: keepTags(text, taggedContent),
  };
}
