import { v7 as uuidv7 } from 'uuid';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { PictureInput, Profile, SetPictureInput } from './account.contract.ts';
import * as repo from './account.repo.ts';

/** Replaces the actor's picture. @throws not_a_picture */
export async function setPicture(
  call: Pick<Call, 'actor' | 'database' | 'address' | 'userAgent'>,
  input: SetPictureInput,
): Promise<{ profile: Profile }> {
  const { user } = requireActor(call);
  const image = Buffer.from(input.image, 'base64');
  const type = typeOf(image);
  if (!type) throw new AppError('not_a_picture');
  const id = uuidv7();
  const profile = await call.database.transaction(async (tx) => {
    await repo.lockMember(tx, user.id);
    await repo.putPicture(tx, user.id, id, { type, image });
    await repo.updateMember(tx, user.id, { avatar: `/api/avatars/${id}` });
    await record(tx, call, {
      action: 'account.update',
      target: { type: 'user', id: user.id },
      after: { fields: ['avatar'] },
    });
    return repo.findProfile(tx, user.id);
  });
  return { profile };
}

/** Anybody may see it who knows its id. @throws not_found */
export async function readPicture({ database }: Pick<Call, 'database'>, { id }: PictureInput): Promise<repo.Picture> {
  const picture = await repo.findPicture(database.db, id);
  if (!picture) throw new AppError('not_found');
  return picture;
}

/** File signatures. The type sent to a browser must be right, because it may not guess. */
function typeOf(image: Buffer): string | null {
  const begins = (text: string, at = 0) => image.toString('latin1', at, at + text.length) === text;
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null;
}
