import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@onceware/db/client';
import { v4 as uuidv4 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { ByteRange, Storage } from '#platform/storage/storage.ts';
import { PICTURES } from '#platform/pictures/drawing.ts';
import type { RoomFile } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { type Allowed, allowRoom } from '../chat.policy.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { cleanFileName, withEnding } from './file-name.ts';
import { typeOfFile } from './file-type.ts';
import type { FilePart, UploadInput } from './files.contract.ts';
import * as repo from './files.repo.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;
type Storing = Chatting & Pick<Call, 'pictures' | 'storage'>;

/** A received file on the server's disk; its receiver deletes it, with the files next to it. */
export interface Received {
  path: string;
  /** Bytes. */
  size: number;
}

/** The room, if the caller may put files there. @throws not_found, forbidden, room_closed */
export async function admitUpload(
  { actor, database }: Chatting,
  { roomId }: Pick<UploadInput, 'roomId'>,
): Promise<Allowed<'attach'>> {
  const known = requireActor({ actor });
  return allowRoom(known, await findRoom(database.db, roomId, known.user.id), 'attach');
}

/**
 * Keeps a file for a message that the caller is about to send. Sent again under the same id it is the one that is there.
 *
 * @throws not_found, forbidden, room_closed, id_taken, file_empty, picture_unreadable, file_too_large, quota_reached
 */
export async function storeUpload(call: Storing, input: UploadInput, received: Received): Promise<{ file: RoomFile }> {
  const room = await admitUpload(call, input);
  const { user } = requireActor(call);
  const before = await findOwn(call, input, user.id);
  if (before) return { file: before };
  if (received.size === 0) throw new AppError('file_empty');

  const { stored, preview, ...facts } = await factsOf(call, input, received, user.id);
  if (stored.size > roomLimits.fileBytesMax) throw new AppError('file_too_large');
  const upload = {
    ...facts,
    id: input.id,
    roomId: room.id,
    userId: user.id,
    fileId: uuidv4(),
    size: stored.size,
    previewId: preview ? uuidv4() : null,
    previewSize: preview?.size ?? 0,
  };
  const isNoted = await call.database.transaction(async (tx) => {
    if (!(await repo.hasRoomFor(tx, room, user.id, upload.size + upload.previewSize)))
      throw new AppError('quota_reached');
    await repo.releaseUnfinished(tx, input.id);
    return repo.insertUpload(tx, upload);
  });
  const isKept = isNoted && (await writeBytes(call, upload, { stored, preview }));
  // Sent twice at the same moment: the other one holds.
  return { file: isKept ? shownOf(upload) : await waitForOther(call, input, user.id) };
}

/** @throws unavailable if the other one was not kept either */
async function waitForOther(call: Chatting, input: UploadInput, userId: string): Promise<RoomFile> {
  for (let tries = 0; tries < 100; tries += 1) {
    const file = await findOwn(call, input, userId);
    if (file) return file;
    await delay(100);
  }
  throw new AppError('unavailable');
}

const shownOf = ({ id, name, size, type, width, height }: RoomFile): RoomFile => ({
  id,
  name,
  size,
  type,
  width,
  height,
});

type Upload = { id: string; fileId: string; previewId: string | null };

/** Stores all or nothing. @returns false if another attempt has replaced it */
async function writeBytes(
  { database, storage }: Storing,
  { id, fileId, previewId }: Upload,
  { stored, preview }: { stored: Received; preview: Received | null },
): Promise<boolean> {
  let isKept = false;
  try {
    await storage.put(fileId, createReadStream(stored.path), stored.size);
    if (preview && previewId) await storage.put(previewId, createReadStream(preview.path), preview.size);
    isKept = await repo.setStored(database.db, { id, fileId });
    return isKept;
  } finally {
    // Keeps the row if the storage is unreachable, so that the sweep finds the bytes by it.
    if (!isKept)
      await storage
        .delete(previewId ? [fileId, previewId] : [fileId])
        .then(() => repo.deleteUpload(database.db, fileId))
        .catch(() => {});
  }
}

/**
 * Finds the file that the caller has uploaded to the same room under this id before.
 *
 * @throws id_taken if it belongs to somebody else, or to another room
 */
async function findOwn({ database }: Chatting, { id, roomId }: UploadInput, userId: string) {
  const before = await repo.findUpload(database.db, id);
  if (!before) return undefined;
  if (before.userId !== userId || before.roomId !== roomId) throw new AppError('id_taken');
  return before.isStored ? before.file : undefined;
}

async function factsOf({ pictures }: Storing, input: UploadInput, received: Received, member: string) {
  const name = cleanFileName(input.name);
  const type = await typeOfFile(received.path);
  const picture = PICTURES[type as keyof typeof PICTURES] as (typeof PICTURES)[keyof typeof PICTURES] | undefined;
  if (!picture) return { name, type, width: null, height: null, stored: received, preview: null };
  const { format, endings } = picture;
  const drawn = await pictures.draw({ path: received.path, format }, { member });
  const { width, height, preview } = drawn;
  return { name: withEnding(name, endings), type: `image/${format}`, width, height, stored: drawn.picture, preview };
}

export interface FoundFile {
  name: string;
  size: number;
  type: string;
  /** Other bytes never have it. */
  tag: string;
  /** Type of re-encoded pictures, which may be shown. All other files are downloads only. */
  isPicture: boolean;
  read(range: ByteRange): Promise<Readable>;
}

/**
 * A file of a room that the caller may see now, or one that they are about to send; or the small one of a picture.
 *
 * @throws not_found also where its message is deleted
 */
export async function findFile(
  { actor, database: { db }, storage }: Chatting & Pick<Call, 'storage'>,
  { id, part }: { id: string; part: FilePart },
): Promise<FoundFile> {
  const known = requireActor({ actor });
  const found = await repo.findFile(db, id);
  if (!found?.roomId || (!found.isSent && found.userId !== known.user.id)) throw new AppError('not_found');
  allowRoom(known, await findRoom(db, found.roomId, known.user.id), 'view');
  const isWhole = part === 'file';
  const tag = isWhole ? found.fileId : found.previewId;
  if (!tag) throw new AppError('not_found');
  return {
    name: isWhole ? found.name : withEnding(found.name, ['webp']),
    size: isWhole ? found.size : found.previewSize,
    type: isWhole ? found.type : 'image/webp',
    tag,
    isPicture: found.width !== null,
    read: (range) => storage.get(tag, range),
  };
}

/** Few at a time, because the transaction waits for the storage. */
const AT_ONCE = 20;

/**
 * Deletes what no message holds: never sent, of deleted messages once they cannot be restored, of rooms that are gone. Any
 * number of processes may do it at once; `signal` ends it between two steps.
 */
export async function purgeFiles(
  { database, storage }: { database: Pick<Database, 'db' | 'transaction'>; storage: Storage },
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  const untilNone = async (step: () => Promise<number>) => {
    while (!isStopped() && (await step()) === AT_ONCE);
  };
  await untilNone(() => repo.deleteAbandonedRooms(database.db, AT_ONCE));
  await untilNone(() => repo.detachFromDeleted(database.db, AT_ONCE));
  await untilNone(() =>
    database.transaction(async (tx) => {
      const taken = await repo.takeUnused(tx, AT_ONCE);
      // The bytes first: as long as they are there, the row tells of them.
      await storage.delete(taken.flatMap(({ fileIds }) => fileIds));
      await repo.deleteAttachments(
        tx,
        taken.map(({ id }) => id),
      );
      return taken.length;
    }),
  );
}
