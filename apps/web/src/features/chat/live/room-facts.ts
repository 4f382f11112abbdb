import type { Room } from '@onceware/api/chat/chat.contract';
import type { RoomFacts } from '../chat-source.ts';

/** Facts about a room; before it is loaded, the reader may do nothing in it. */
export const factsOf = (id: string, room: Room | null): RoomFacts => ({
  id,
  kind: room?.kind ?? 'community',
  thread: room?.thread ?? null,
  may: room?.may ?? { write: false, moderate: false, attach: false },
  isClosed: room?.isClosed ?? false,
  request: room?.request ?? null,
  silencedUntil: room?.silencedUntil ?? null,
  slowModeSeconds: room?.slowModeSeconds ?? 0,
  hasPreviews: room?.hasPreviews ?? true,
  peopleCount: room?.peopleCount ?? null,
});

/** Names a room, a direct conversation by its people; the room of a hidden deal has no name. */
export const nameOf = ({ kind, name, people }: Room, readerId: string): string =>
  name ??
  (kind === 'deal' ? [] : people)
    .filter(({ id }) => id !== readerId)
    .map((person) => person.name)
    .join(', ');
