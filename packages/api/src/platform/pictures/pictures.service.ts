import { hash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { v4 as uuidv4 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { StoredPicture } from './pictures.contract.ts';
import { pictureLimits } from './pictures.limits.ts';
import * as repo from './pictures.repo.ts';
import type { Services } from '#kernel/services.ts';

type Storing = Pick<Services, 'database' | 'storage' | 'pictures'>;

interface StoreOptions {
  /** Pixels of the longer side; what is smaller stays as it is. */
  maxSide: number;
  /** A page's picture is deleted when no page shows it; the catalogue's stays, since its history may bring it back. */
  of: 'page' | 'catalog';
  /** Accepts plain SVG too. */
  isIcon?: boolean;
  /** Member for whom it is drawn; members take turns. */
  member?: string;
  /** Ends it. */
  signal?: AbortSignal;
  /** Refuses a picture by its size, before it is stored. */
  isTaken?: (size: { width: number; height: number }) => boolean;
}

/**
 * Re-encodes a picture as a still WebP of nothing but pixels, and stores it: once, however often it is uploaded.
 * JPEG, PNG, WebP, GIF, AVIF and icons are accepted, by content and not by name.
 *
 * @throws picture_unreadable if it is none of them, damaged or too large; unavailable where too many wait
 */
export async function storePicture(
  { database, storage, pictures }: Storing,
  bytes: Buffer,
  { maxSide, of, isIcon = false, member, signal, isTaken }: StoreOptions,
): Promise<StoredPicture> {
  const drawn = await pictures.drawSmall({ bytes, maxSide, isIcon }, { member, signal });
  if (isTaken && !isTaken(drawn)) throw new AppError('picture_unreadable');
  const webp = Buffer.from(drawn.webp);
  const { width, height } = drawn;
  const fileId = uuidv4();
  const { name, ...taken } = await repo.takeOrInsert(database.db, {
    name: randomBytes(32).toString('hex'),
    contentHash: hash('sha256', webp, 'buffer'),
    fileId,
    size: webp.length,
    width,
    height,
    isPermanent: of === 'catalog',
  });
  if (!taken.isStored) {
    // If another attempt is storing it too, or died while doing so, there are two files for a moment, and one is
    // recorded.
    await storage.put(fileId, Readable.from([webp]), webp.length);
    if (!(await repo.setStored(database.db, name, fileId))) await storage.delete([fileId]);
    else if (taken.fileId !== fileId) await storage.delete([taken.fileId]);
  }
  return { url: `/api/pictures/${name}.webp`, width, height };
}

/**
 * The same for a picture somewhere on the internet.
 *
 * @throws FetchFailure where it cannot be had; picture_unreadable also where something else is there
 */
export async function fetchPicture(
  services: Storing & Pick<Services, 'safeFetch'>,
  url: string,
  options: StoreOptions,
): Promise<StoredPicture> {
  const fetched = await services.safeFetch(url, {
    http: true,
    redirectsMax: 5,
    bytesMax: pictureLimits.bytesMax,
    timeoutMs: 20_000,
    ...(options.signal && { signal: options.signal }),
    headers: {
      accept: `${options.isIcon ? 'image/svg+xml,' : ''}image/webp,image/avif,image/png,image/jpeg,image/gif,image/x-icon`,
    },
  });
  if (fetched.status !== 200) throw new AppError('picture_unreadable');
  return storePicture(services, fetched.body, options);
}

/** Staff of the catalogue, and members of organisations that are vendors. @throws unauthenticated, forbidden */
export function admitPicture(call: Pick<Call, 'actor'>): void {
  const { permissions, isVendor } = requireActor(call);
  if (!permissions.has('admin.catalog') && !isVendor) throw new AppError('forbidden');
}

/** A picture for the catalogue. @throws unauthenticated, forbidden, picture_unreadable, unavailable */
export async function uploadPicture(call: Storing & Pick<Call, 'actor'>, bytes: Buffer): Promise<StoredPicture> {
  admitPicture(call);
  const { user } = requireActor(call);
  return storePicture(call, bytes, { maxSide: pictureLimits.uploadSide, of: 'catalog', member: user.id });
}

/** Anybody may see it who knows its address. @throws not_found */
export async function readPicture(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  name: string,
): Promise<{ size: number; read(): Promise<Readable> }> {
  const found = await repo.findPicture(database.db, name);
  if (!found) throw new AppError('not_found');
  return { size: found.size, read: () => storage.get(found.fileId, { start: 0, end: found.size - 1 }) };
}

/** Few at a time, because the transaction waits for the storage. */
const AT_ONCE = 20;

/** Deletes unused pictures. Any number of processes may do it at once; `signal` ends it between two steps. */
export async function purgePictures(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  const step = () =>
    database.transaction(async (tx) => {
      const taken = await repo.takeUnused(tx, AT_ONCE);
      // The bytes first: as long as they are there, the row tells of them.
      await storage.delete(taken.map(({ fileId }) => fileId));
      await repo.deletePictures(
        tx,
        taken.map(({ name }) => name),
      );
      return taken.length;
    });
  while (!isStopped() && (await step()) === AT_ONCE);
}
