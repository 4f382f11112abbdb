import type { z } from 'zod';
import type { SignedIn } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { findStop } from '../mail/mail-stops.repo.ts';
import type { NotificationSettings, saveSettingsInput } from './notifications.contract.ts';
import { notificationLimits } from './notifications.limits.ts';
import * as repo from './settings.repo.ts';

type Telling = SignedIn<Pick<Call, 'actor' | 'database'>>;

/** Reads when a member is told, and whether mail reaches them. */
export async function readSettings({ actor, database: { db } }: Telling): Promise<NotificationSettings> {
  const userId = actor.user.id;
  const settings = await repo.findSettings(db, userId);
  const address = await repo.findAddress(db, userId);
  const stop = await findStop(db, userId);
  return {
    timeZone: settings?.timeZone ?? null,
    quiet:
      settings?.quietFrom == null || settings.quietTo === null
        ? null
        : { from: settings.quietFrom, to: settings.quietTo },
    digestAt: settings?.digestAt ?? notificationLimits.digestAt,
    mail: {
      email: address?.email ?? actor.user.email,
      isConfirmed: address?.isConfirmed ?? false,
      stop,
    },
  };
}

/**
 * Changes when a member is told, from the next event on; what is left out stays.
 *
 * @throws invalid_input for a time zone that there is not
 */
export async function saveSettings(
  call: Telling,
  { timeZone, quiet, digestAt }: z.output<typeof saveSettingsInput>,
): Promise<NotificationSettings> {
  const { db } = call.database;
  if (timeZone !== undefined && !(await repo.knowsTimeZone(db, timeZone)))
    throw new AppError('invalid_input', { issues: [{ path: 'timeZone', message: 'There is no such time zone.' }] });
  const changes = {
    ...(timeZone !== undefined && { timeZone }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(digestAt !== undefined && { digestAt }),
  };
  if (Object.keys(changes).length > 0) await repo.saveSettings(db, call.actor.user.id, changes);
  return readSettings(call);
}
