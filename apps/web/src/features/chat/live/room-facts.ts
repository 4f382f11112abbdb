import type { Room } from '@onceware/api/chat/chat.contract';
import type { RoomFacts } from '../chat-source.ts';

/** What is known of a room; before it was read, nothing may be done in it. */
export const factsOf = (id: string, room: Room | null): RoomFacts => ({
  id,
  kind: room?.kind ?? 'community',
  may: room?.may ?? { write: false, moderate: false, attach: false },
  isClosed: room?.isClosed ?? false,
  silencedUntil: room?.silencedUntil ?? null,
  slowModeSeconds: room?.slowModeSeconds ?? 0,
  peopleCount: room?.peopleCount ?? null,
});

/** A direct conversation goes by its people. */
export const nameOf = ({ name, people }: Room, readerId: string): string =>
  name ??
  people
    .filter(({ id }) => id !== readerId)
    .map((person) => person.name)
    .join(', ');
