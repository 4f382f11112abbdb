import { isBlank } from '@onceware/api/chat/messages/blank.limits';
import { MOVE_TARGETS } from '@onceware/api/chat/webhooks/move.limits';
import type { Person, Room, RoomMessage, StreamEvent } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { type FailureKey, failureKey } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/trpc.ts';
import { applyPending, pendingIn } from '#lib/changes/pending.ts';
import { createChange } from '#lib/changes/use-change.ts';
import { uploadFile } from '../attachments/upload-file.ts';
import { type ChatMessage, type ChatSnapshot, type ChatSource, SELF } from '../chat-source.ts';
import type { Numbered, Outbox } from '../outbox/outbox.ts';
import { HEARD } from '../heard/heard-cache.ts';
import { readInCache } from '../rooms/rooms-cache.ts';
import type { Waiting } from '../outbox/outbox-store.ts';
import type { ChatStream } from '../stream/chat-stream.ts';
import { keepTags } from '../text/tagging.ts';
import type { Drafts } from './drafts.ts';
import { createKnownReferences, toReference } from './known-references.ts';
import { applyChange, findById, type RoomChange } from './room-changes.ts';
import { createRoomReader } from './room-reader.ts';
import { EMPTY_ROOM, type RoomAction, roomReducer, stretchOf } from './room-state.ts';
import { namedOf, sendChange } from './send-change.ts';
import { referencesOf, showPerson } from './show-message.ts';
import { createRoomView } from './show-room.ts';
import { createTypingPeople, TYPING_SENT_EVERY_MS } from './typing-people.ts';
import { toRoomMessage } from './show-waiting.ts';

export interface LiveWorld {
  reader: Person;
  client: ApiClient;
  queryClient: QueryClient;
  stream: ChatStream;
  outbox: Outbox;
  drafts: Drafts;
  /** Called when the server refuses, because somebody else may be signed in. */
  onRefused: (error: unknown) => void;
}

const READ_DELAY_MS = 500;

/** A room of the server (LIVE-02): its state, with the reader's unanswered changes applied over it. */
export function createLiveSource(roomId: string, world: LiveWorld): ChatSource {
  const { reader, client, queryClient, stream, outbox, drafts, onRefused } = world;
  const { chat } = client;
  const listeners = new Set<() => void>();
  const changesKey = ['chat', 'changes', roomId];
  let state = EMPTY_ROOM;
  let room: Room | null = null;
  /** The message that a thread hangs on. */
  let first: RoomMessage | null = null;
  let asking: readonly Person[] = [];
  let failure: FailureKey | null = null;
  let online: ReadonlySet<string> = new Set();
  let unreadAfter: number | null | undefined;
  /** Sequence number of the last event received. */
  let seq = 0;
  let snapshot: ChatSnapshot | null = null;
  let toldTypingAt = 0;
  let seenNumber = 0;
  /** Number of the last message that somebody else said to have seen. */
  let seenByOthers = 0;
  /** Something was marked as unread: nothing counts as read until the room is opened anew. */
  let isHeld = false;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;

  function changed(): void {
    snapshot = null;
    for (const listener of listeners) listener();
  }

  function dispatch(...actions: RoomAction[]): void {
    const next = actions.reduce(roomReducer, state);
    if (next === state) return;
    state = next;
    changed();
  }

  const typing = createTypingPeople(changed);
  const references = createKnownReferences(client, changed);
  const reading = createRoomReader({
    roomId,
    client,
    state: () => state,
    dispatch,
    isEntering: () => unreadAfter === undefined,
    onOpen({ room: opened, first: top, asking: people, seq: openedAt }) {
      ({ room, asking, failure } = { room: opened, asking: people, failure: null });
      hearFirst(top);
      seq = Math.max(seq, openedAt);
      if (unreadAfter === undefined) unreadAfter = opened.unread > 0 ? opened.read : null;
      changed();
    },
    onFailure(error) {
      onRefused(error);
      failure = failureKey(error);
      // Nothing of a room is shown to whom it is gone for.
      if (failure === 'not_found' || failure === 'forbidden')
        ({ room, first, state } = { room: null, first: null, state: EMPTY_ROOM });
      changed();
    },
  });

  // ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────────

  const apply = applyChange(reader);
  const show = createRoomView(roomId, reader);
  const shownState = () => applyPending(state, pendingIn<RoomChange>(queryClient, changesKey), apply);

  function compute(): ChatSnapshot {
    const shown = shownState();
    references.want([...stretchOf(shown), ...(first ? [first] : [])].flatMap(referencesOf));
    return show(shown, {
      room,
      first,
      asking,
      failure,
      online,
      unreadAfter,
      seenByOthers,
      references: references.known,
      typing: typing.names(),
      connection: CONNECTION[stream.state()],
      waiting: outbox.of(roomId),
      keepsWaiting: outbox.isKept(),
    });
  }

  const current = (): ChatSnapshot => (snapshot ??= compute());
  const find = (id: string): ChatMessage | undefined => {
    const found = current().messages.findLast((message) => message.id === id);
    return found?.delivery === 'sent' && !found.isDeleted ? found : undefined;
  };

  // ── What is heard ─────────────────────────────────────────────────────────────────────────────────────────────────

  function hear(event: StreamEvent): void {
    if (event.type === 'reset' || event.type === 'rooms') return void reading.refresh();
    if (event.type === 'message' && event.message.id === room?.thread?.messageId) return hearFirst(event.message);
    if (event.type === 'collections' || event.type === 'notifications' || event.roomId !== roomId) return;
    switch (event.type) {
      case 'message':
        seq = Math.max(seq, event.seq);
        typing.end(event.message.author?.id ?? '');
        outbox.remove(event.message.id);
        return dispatch({ do: 'state', message: event.message });
      case 'room':
        seq = Math.max(seq, event.seq);
        return void reading.refresh();
      case 'typing':
        return event.person.id === reader.id ? undefined : typing.heard(event.person);
      case 'seen':
        if (event.userId === reader.id || event.number <= seenByOthers) return;
        seenByOthers = event.number;
        return changed();
      case 'read':
        return hearRead(event.number);
      case 'presence':
        online = new Set(event.userIds);
        return changed();
    }
  }

  /** The message of a thread is there, or was changed. */
  function hearFirst(message: RoomMessage | null): void {
    if (message === null || (first !== null && message.seq <= first.seq)) return;
    first = message;
    changed();
  }

  /** Another browser of the reader's has read on, or marked something as unread. */
  function hearRead(number: number): void {
    if (!room || number === room.read) return;
    if (number < room.read) {
      unreadAfter = number;
      seenNumber = number;
      isHeld = true;
    } else seenNumber = Math.max(seenNumber, number);
    room = { ...room, read: number };
    changed();
  }

  function sent(message: Waiting, numbered: Numbered): void {
    if (message.roomId !== roomId) return;
    dispatch({ do: 'state', message: toRoomMessage(message, numbered, reader) });
    // A reply makes its author follow.
    if (!room?.thread || room.thread.isFollowed) return;
    room = { ...room, thread: { ...room.thread, isFollowed: true } };
    changed();
    void queryClient.invalidateQueries({ queryKey: HEARD });
  }

  function enter(): () => void {
    const endings = [
      stream.follow({
        onEvent: hear,
        // It was opened a moment before the stream followed it, or a tab slept.
        onBeat: (position) => {
          if (room && (position.get(room.ordinal) ?? 0) > seq) void reading.refresh();
        },
        onState: (now) => {
          if (now === 'live' && !room) void reading.refresh();
          changed();
        },
      }),
      outbox.listen({ onChange: changed, onSent: sent }),
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.options.mutationKey?.[2] === roomId) changed();
      }),
    ];
    unreadAfter = undefined;
    isHeld = false;
    void reading.refresh();
    return () => {
      for (const end of endings) end();
      typing.stop();
      clearTimeout(readTimer);
      tellRead();
    };
  }

  // ── What is done ──────────────────────────────────────────────────────────────────────────────────────────────────

  const change = createChange(
    {
      key: changesKey,
      data: [],
      send: (sender, wanted: RoomChange) => sendChange(sender, roomId, wanted),
      confirm: (_cache, { do: what, id, ...wanted }, answer) => {
        if (answer) dispatch({ do: 'state', message: answer.message });
        else if ('on' in wanted)
          dispatch({ do: 'mark', id, mark: what === 'flag' ? 'flagged' : 'ghosted', on: wanted.on });
      },
    },
    client,
    queryClient,
  );
  const make = async (wanted: RoomChange): Promise<void> => void (await change(wanted));
  const removed = new Map<string, RoomMessage>();

  function tellRead(): void {
    if (!room || seenNumber <= room.read) return;
    room = { ...room, read: seenNumber };
    chat.read.mutate({ roomId, number: seenNumber }).catch(onRefused);
  }

  return {
    subscribe(listener) {
      // Each subscription is one of its own, also of the same function.
      const notify = () => listener();
      listeners.add(notify);
      leave ??= enter();
      return () => {
        listeners.delete(notify);
        if (listeners.size > 0) return;
        leave?.();
        leave = null;
      };
    },
    getSnapshot: current,
    getDraft: () => drafts.of(roomId),
    setDraft: (draft) => drafts.set(roomId, draft),
    send(draft) {
      const text = draft.text.trim();
      if (isBlank(text) && draft.attachments.length === 0) return;
      const { replyTo, attachments } = draft;
      const taggedContent = keepTags(text, draft.taggedContent);
      outbox.add({ id: uuidv4(), roomId, text, replyTo, attachments, taggedContent });
      drafts.clear(roomId);
      toldTypingAt = 0;
      reading.newest().catch(() => undefined);
    },
    retry: (id) => outbox.retry(id),
    discard: (id) => outbox.remove(id),
    setTyping() {
      if (Date.now() - toldTypingAt < TYPING_SENT_EVERY_MS || stream.state() !== 'live') return;
      toldTypingAt = Date.now();
      chat.typing.mutate({ roomId }).catch(onRefused);
    },
    async edit(id, newText) {
      const text = newText.trim();
      const message = find(id);
      if (!message?.out || isBlank(text) || text === message.text) return;
      await make({ do: 'edit', id, text, named: namedOf(keepTags(text, message.taggedContent)) });
    },
    async history(id) {
      const { versions } = await chat.history.query({ roomId, id });
      return versions.map((version) => ({ ...version, editedBy: version.editedBy ?? '' })).toReversed();
    },
    async remove(id) {
      const was = findById(shownState(), id);
      const message = find(id);
      if (!was || !message || (!message.out && !room?.may.moderate)) return;
      removed.set(id, was);
      await make({ do: 'remove', id });
    },
    async restore(id) {
      const was = removed.get(id);
      if (was) await make({ do: 'restore', id, was });
    },
    async reveal(id) {
      const { message } = await chat.reveal.query({ roomId, id });
      dispatch({ do: 'reveal', message });
    },
    async react(id, emoji) {
      const message = find(id);
      const on = !message?.reactions.some((reaction) => reaction.emoji === emoji && reaction.reacted);
      if (message) await make({ do: 'react', id, emoji, on });
    },
    async setPreview(id, url, on) {
      if (find(id)) await make({ do: 'preview', id, url, on });
    },
    async toggleFlag(id, flag) {
      const message = find(id);
      if (message) await make({ do: CHANGE_OF[flag], id, on: !message[flag] });
    },
    async move(id, tool) {
      const target = MOVE_TARGETS.find((known) => known === tool);
      if (target) await chat.move.mutate({ roomId, id, tool: target });
    },
    async answerJoinRequest(userId, answer) {
      await chat.answerJoin.mutate({ roomId, userId, answer });
      asking = asking.filter((person) => person.id !== userId);
      changed();
      await reading.refresh();
    },
    async findUsers(q, signal) {
      const { people } = await chat.people.query({ roomId, q }, { ...(signal && { signal }) });
      return people
        .map((person) => showPerson(person, { readerId: reader.id, online }))
        .filter(({ id }) => id !== SELF);
    },
    async findReferences(q, signal) {
      const { references: found } = await chat.references.query({ q }, { ...(signal && { signal }) });
      return found.map(({ kind, slug, title, picture }) => toReference(kind, slug, title, picture));
    },
    upload: (file, options) => uploadFile(roomId, file, options),
    loadOlder: reading.older,
    loadNewer: reading.newer,
    load: reading.load,
    loadNewest: reading.newest,
    reload() {
      failure = null;
      changed();
      void reading.refresh();
    },
    markRead(number) {
      if (isHeld || number <= seenNumber) return;
      seenNumber = number;
      readInCache(queryClient, roomId, number);
      clearTimeout(readTimer);
      readTimer = setTimeout(tellRead, READ_DELAY_MS);
    },
    async markUnread(id) {
      const number = find(id)?.number ?? null;
      if (number === null || !room) return;
      clearTimeout(readTimer);
      isHeld = true;
      seenNumber = number - 1;
      unreadAfter = number - 1;
      room = { ...room, read: number - 1 };
      changed();
      await chat.unread.mutate({ roomId, number });
    },
    close() {
      leave?.();
      leave = null;
      listeners.clear();
      drafts.close(roomId);
    },
  };
}
const CHANGE_OF = { pinned: 'pin', flagged: 'flag', ghosted: 'ghost' } as const;
const CONNECTION = { connecting: 'connecting', live: 'live', offline: 'offline', ended: 'offline' } as const;
