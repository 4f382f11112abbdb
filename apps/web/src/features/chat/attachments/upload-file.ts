import type { RoomFile } from '@onceware/api/chat/chat.contract';
import { v4 as uuidv4 } from 'uuid';
import { sendBytes } from '#lib/api/send-bytes.ts';
import type { Attachment } from '../chat-source.ts';

/** Ids by file, so that a repeated upload after a lost answer has the same id. */
const ids = new WeakMap<File, Record<string, string>>();

function idOf(file: File, roomId: string): string {
  const known = ids.get(file) ?? {};
  const id = (known[roomId] ??= uuidv4());
  ids.set(file, known);
  return id;
}

const addressOf = (id: string): string => `/api/chat/files/${id}`;

/** A file of a room as the screen shows it. */
export const attachmentOf = ({ id, name, size, type, width, height }: RoomFile): Attachment => ({
  id,
  name,
  size,
  type,
  url: addressOf(id),
  // Only pictures that the server has drawn have a size, and a small one of themselves.
  ...(width !== null && height !== null
    ? { preview: `${addressOf(id)}/preview`, pixels: { width, height } }
    : { preview: null }),
});

interface UploadOptions {
  /** Called with the sent part, up to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Puts a file into a room, for a message that is about to be sent (LIVE-07). Fails as calls fail (`failureKey`). */
export function uploadFile(
  roomId: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({ name: file.name }).toString();
    const stop = sendBytes(
      file,
      {
        method: 'PUT',
        address: `/api/chat/rooms/${roomId}/files/${idOf(file, roomId)}?${query}`,
        type: 'application/octet-stream',
      },
      {
        onSent: (bytes) => onProgress?.(file.size === 0 ? 1 : Math.min(1, bytes / file.size)),
        onAnswer({ status, text }) {
          const answer = parsed(text);
          if (status === 200 && answer?.file) resolve(attachmentOf(answer.file));
          else reject(refusalOf(status, answer));
        },
        onBroken: () => reject(new Error('No answer came.')),
      },
    );
    const leave = () => {
      stop();
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Cancelled', 'AbortError'));
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

interface Answer {
  file?: RoomFile;
  error?: object;
}

function parsed(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer | null;
  } catch {
    return null;
  }
}

/** Builds the error in the shape of a failed tRPC call, so that one place explains both. */
const refusalOf = (status: number, answer: Answer | null): Error =>
  Object.assign(
    new Error(`The upload was answered ${status}.`),
    answer?.error
      ? { data: { error: answer.error, httpStatus: status } }
      : { meta: { response: new Response(null, { status }) } },
  );
