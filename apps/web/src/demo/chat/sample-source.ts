import { freeAttachment } from '#features/chat/attachments/attachments.ts';
import {
  type Attachment,
  type ChatMessage,
  type ChatSource,
  type ChatUser,
  chatLimits,
  type Draft,
  EMPTY_DRAFT,
  SELF,
} from '#features/chat/chat-source.ts';
import { createChatStore } from './chat-store.ts';
import { browserClock, type Clock } from './clock.ts';
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
  let draft = EMPTY_DRAFT;
  let made = 0;
  /** When what was deleted, for as long as it can come back. */
  const deleted = new Map<string, number>();

  const newId = (kind: string) => `${kind}-${++made}`;
  const timestamp = () => new Date(clock.now()).toISOString();

  /** Done along with other changes, so that no timer waits for it. */
  function forgetOld(): void {
    const ids = new Set([...deleted].filter(([, at]) => clock.now() - at >= chatLimits.undoMs).map(([id]) => id));
    if (ids.size === 0) return;
    for (const id of ids) deleted.delete(id);
    free(
      state()
        .all.filter(({ id }) => ids.has(id))
        .flatMap(({ attachments }) => attachments),
    );
    dispatch({ do: 'forget', ids });
  }

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

  function replaceDraft(next: Draft, sent: readonly Attachment[] = []): void {
    const kept = new Set([...next.attachments, ...sent].map(({ url }) => url));
    free(draft.attachments.filter(({ url }) => !kept.has(url)));
    draft = next;
  }

  return {
    subscribe: (listener) =>
      store.subscribe(listener, () => {
        party.stop();
        forgetOld();
      }),
    getSnapshot: state,
    getDraft: () => draft,
    setDraft: (next) => replaceDraft(next),
    send(sent) {
      const text = sent.text.trim();
      if (text === '' && sent.attachments.length === 0) return;
      forgetOld();
      replaceDraft(EMPTY_DRAFT, sent.attachments);
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
    remove(id) {
      forgetOld();
      if (!state().messages.some((message) => message.id === id && message.out)) return () => undefined;
      deleted.set(id, clock.now());
      dispatch({ do: 'remove', id });
      return () => {
        forgetOld();
        deleted.delete(id);
        dispatch({ do: 'restore', id });
      };
    },
    react: (id, emoji) => dispatch({ do: 'react', id, emoji, name: reader.name }),
    toggleFlag: (id, flag) => dispatch({ do: 'toggleFlag', id, flag }),
    move: (id, tool) => console.info('Move Message', { id, tool }),
    answerJoinRequest: (answer) => dispatch({ do: 'answerJoinRequest', answer }),
    findUsers: (query) =>
      searchEntries(
        state().group.members.filter(({ id }) => id !== SELF),
        query,
        ({ name, username }) => [name, username],
      ),
    findPosts: (query) => searchEntries(posts, query, ({ title }) => [title]),
    close() {
      party.stop();
      store.close();
      deleted.clear();
      replaceDraft(EMPTY_DRAFT);
      free(state().all.flatMap(({ attachments }) => attachments));
    },
  };
}

function free(attachments: readonly Attachment[]): void {
  for (const attachment of attachments) freeAttachment(attachment);
}

/** What somebody wrote just now. */
function messageOf(
  author: ChatUser,
  { text, replyTo, attachments, taggedContent }: Draft,
): Omit<ChatMessage, 'id' | 'timestamp'> {
  return {
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
