import type { Call } from '#kernel/call.ts';
import type { Services } from '#kernel/services.ts';

/** The actor's browsers hear that their collections changed, over the stream of the chat (docs/decisions/052-collections-live.md). */
export function notifyBrowsers({ rooms, actor }: Pick<Call, 'rooms'> & Partial<Pick<Call, 'actor'>>): void {
  if (actor) rooms.tell(actor.user.id, 'collections');
}

/** Notifies the browsers of a member who made no call. */
export const notifyBrowsersOf = ({ rooms }: Pick<Services, 'rooms'>, userId: string): void =>
  rooms.tell(userId, 'collections');
