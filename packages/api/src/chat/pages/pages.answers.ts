import { z } from 'zod';
import { id, named, nextCursor } from '#kernel/answers.ts';
import { changed, messagePage, numbered, ownMarks, room, roomMessage } from '../chat.answers.ts';

// Answers that tools get by pages; their parts are those of the procedures.

export const roomPage = named(
  'ChatRooms',
  z.strictObject({ rooms: z.array(room).describe('Each room once, those made first at the beginning.'), nextCursor }),
);
export const oneRoom = named('ChatRoom', z.strictObject({ room }));
export const messages = named('ChatMessages', messagePage);
export const message = named('ChatMessage', changed);
export const sent = named('SentMessage', z.strictObject({ message: numbered.extend({ id }) }));
export const replies = named(
  'ChatReplies',
  z.strictObject({
    roomId: id
      .nullable()
      .describe('The thread, into which replies are sent as into a room; null: nobody has begun one.'),
    messages: z.array(roomMessage).describe('Oldest first.'),
    marks: ownMarks,
  }),
);
export const thread = named('ChatThread', z.strictObject({ roomId: id.describe('Where its replies are sent.') }));
