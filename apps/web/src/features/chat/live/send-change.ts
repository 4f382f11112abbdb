import type { RoomMessage, SendInput } from '@onceware/api/chat/chat.contract';
import type { ApiClient } from '#lib/api/trpc.ts';
import type { TaggedContent } from '../chat-source.ts';
import type { RoomChange } from './room-changes.ts';

/** Tags of a text in the form that the server stores. */
export const namedOf = ({ users, references }: TaggedContent): SendInput['named'] => ({
  users: users.map(({ id }) => id),
  deals: references.filter(({ kind }) => kind === 'deal').map(({ slug }) => slug),
  tools: references.filter(({ kind }) => kind === 'tool').map(({ slug }) => slug),
});

/** @returns the message after the change; null for changes that only the reader sees */
export async function sendChange(
  { chat }: ApiClient,
  roomId: string,
  change: RoomChange,
): Promise<{ message: RoomMessage } | null> {
  const { id } = change;
  switch (change.do) {
    case 'edit':
      return chat.edit.mutate({ roomId, id, text: change.text, named: change.named });
    case 'remove':
      return chat.remove.mutate({ roomId, id });
    case 'restore':
      return chat.restore.mutate({ roomId, id });
    case 'react':
      return chat.react.mutate({ roomId, id, emoji: change.emoji, on: change.on });
    case 'preview':
      return chat.setPreview.mutate({ roomId, id, url: change.url, on: change.on });
    case 'pin':
      return chat.pin.mutate({ roomId, id, on: change.on });
    case 'flag':
      await chat.flag.mutate({ roomId, id, on: change.on });
      return null;
    case 'ghost':
      await chat.ghost.mutate({ roomId, id, on: change.on });
      return null;
  }
}
