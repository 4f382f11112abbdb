import type { Person } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { reloadSessionOnRefusal } from '#lib/api/query-client.ts';
import type { ApiClient } from '#lib/api/trpc.ts';
import { keepUntilSignOut } from '#lib/changes/stored-until-sign-out.ts';
import type { ChatSource } from '../chat-source.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createOutboxStore, type Waiting } from '../outbox/outbox-store.ts';
import type { ChatStream } from '../stream/chat-stream.ts';
import { tabStream } from '../stream/tab-stream.ts';
import { createDrafts } from './drafts.ts';
import { createLiveSource } from './live-source.ts';
import { namedOf } from './send-change.ts';

/** The signed-in member's chat in this tab. */
export interface LiveChat {
  /** Events of all their rooms; runs while somebody follows it. */
  stream: ChatStream;
  /** A room, the same one as long as the tab lives. */
  room(roomId: string): ChatSource;
  /** How many messages are not sent: a sign-out loses them. */
  unsent(): number;
  /** Ends it here; drafts and unsent messages are there when the same person comes again. */
  close(): void;
  /** Signs out: ends it in all tabs, and deletes the member's data from the browser. */
  forget(): Promise<void>;
}

export function createLiveChat(reader: Person, client: ApiClient, queryClient: QueryClient): LiveChat {
  const onRefused = (error: unknown) => reloadSessionOnRefusal(queryClient, error);
  const stream = tabStream(reader.id, queryClient);
  const drafts = createDrafts(reader.id);
  const outbox = createOutbox({
    userId: reader.id,
    store: createOutboxStore(reader.id),
    onRefused,
    async deliver({ id, roomId, text, replyTo, attachments, taggedContent }: Waiting) {
      const files = attachments.map((file) => file.id);
      const { message } = await client.chat.send.mutate({
        id,
        roomId,
        text,
        replyTo,
        files,
        named: namedOf(taggedContent),
        senderId: reader.id,
      });
      return message;
    },
  });
  const rooms = new Map<string, ChatSource>();
  const close = () => {
    stopKeeping();
    for (const room of rooms.values()) room.close();
    rooms.clear();
    outbox.close();
  };
  const chat: LiveChat = {
    stream,
    room(roomId) {
      const known =
        rooms.get(roomId) ??
        createLiveSource(roomId, { reader, client, queryClient, stream, outbox, drafts, onRefused });
      rooms.set(roomId, known);
      return known;
    },
    unsent: () => outbox.count(),
    close,
    async forget() {
      stream.end();
      drafts.forget();
      await outbox.forget();
      close();
    },
  };
  const stopKeeping = keepUntilSignOut(chat);
  return chat;
}

let shared: { chat: LiveChat; readerId: string } | undefined;

/** The visit's source, made on first use. Another account, or a new sign-in, gets a new one. In browsers only. */
export function liveChat(reader: Person, client: ApiClient, queryClient: QueryClient): LiveChat {
  if (shared?.readerId === reader.id && shared.chat.stream.state() !== 'ended') return shared.chat;
  shared?.chat.close();
  shared = { chat: createLiveChat(reader, client, queryClient), readerId: reader.id };
  return shared.chat;
}
