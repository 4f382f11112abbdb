import type { z } from 'zod';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import type { hidePictureInput, stopPicturesInput, ToolPictures, toolPicturesInput } from './tool-pictures.contract.ts';
import * as repo from './tool-pictures.repo.ts';

type StaffCall = Permitted<'admin.catalog', Call>;

/** Pictures that were taken from a tool's page, hidden ones too. @throws not_found */
export async function getToolPictures(
  { database }: StaffCall,
  { toolId }: z.output<typeof toolPicturesInput>,
): Promise<ToolPictures> {
  const found = await repo.findPictures(database.db, toolId);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Hides a picture from everybody, or shows it again. @throws not_found */
export async function hideToolPicture(
  call: StaffCall,
  { toolId, url, isHidden }: z.output<typeof hidePictureInput>,
): Promise<void> {
  await call.database.transaction(async (tx) => {
    if (!(await repo.hidePicture(tx, toolId, url, isHidden))) throw new AppError('not_found');
    await record(tx, call, {
      action: 'catalog.pictures',
      target: { type: 'tool', id: toolId },
      after: { picture: url, isHidden },
    });
  });
}

/** Stops or resumes the fetching of a tool's pictures; those that are there stay. @throws not_found */
export async function stopToolPictures(
  call: StaffCall,
  { toolId, isStopped }: z.output<typeof stopPicturesInput>,
): Promise<void> {
  await call.database.transaction(async (tx) => {
    const label = await repo.setStopped(tx, toolId, isStopped);
    if (label === undefined) throw new AppError('not_found');
    await record(tx, call, {
      action: 'catalog.pictures',
      target: { type: 'tool', id: toolId, label },
      after: { isStopped },
    });
  });
}

/** Has a tool's page fetched now. @throws not_found if it has no address */
export async function startToolPictures(
  call: StaffCall,
  { toolId }: z.output<typeof toolPicturesInput>,
): Promise<void> {
  await call.database.transaction(async (tx) => {
    const waiting = await repo.setWaiting(tx, toolId);
    if (!waiting) throw new AppError('not_found');
    await call.jobs.enqueue(tx, 'toolPictures', { toolId }, { key: toolId, group: waiting.host });
    await record(tx, call, {
      action: 'catalog.pictures',
      target: { type: 'tool', id: toolId, label: waiting.name },
      after: { fetched: true },
    });
  });
}
