/** A room; a deal's, or the thread of a message, may be made by the first who opens it. */
export type RoomRef = { roomId: string } | { dealSlug: string } | { threadOf: string };

/** Content of the panel: the sample conversation, or a room. */
export type OpenedRoom = 'sample' | RoomRef;

const DEAL = 'deal:';
const THREAD = 'thread:';
const ID = /^[0-9a-f-]{36}$/i;

/** Serialises for the URL and the browser's storage. */
export function toText(opened: OpenedRoom): string {
  if (opened === 'sample') return opened;
  if ('threadOf' in opened) return THREAD + opened.threadOf;
  return 'roomId' in opened ? opened.roomId : DEAL + opened.dealSlug;
}

/** Opens the room, at a message where one is named; a visitor signs in first. */
export const roomAddress = (room: RoomRef, messageId?: string): string =>
  `/dashboard?${new URLSearchParams({ room: toText(room), ...(messageId !== undefined && { message: messageId }) })}`;

/** Parses untrusted text from the URL or the storage; the server checks the rest. */
export function fromText(text: string): OpenedRoom | null {
  if (text === 'sample') return text;
  if (text.startsWith(DEAL)) return { dealSlug: text.slice(DEAL.length) };
  if (text.startsWith(THREAD)) {
    const threadOf = text.slice(THREAD.length);
    return ID.test(threadOf) ? { threadOf } : null;
  }
  return ID.test(text) ? { roomId: text } : null;
}
