import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { isLanguageCode } from '#kernel/languages.ts';
import * as repo from './vendors.repo.ts';

/** Settles a submission that staff published: its tool becomes the vendor's, and the submitter gets a mail. */
export async function settleAccepted(
  tx: Db,
  call: Pick<Call, 'mailer' | 'publicUrl' | 'notifier'>,
  accepted: { id: string; entityType: 'deal' | 'tool'; entityId: string; slug: string; organizationId: string },
): Promise<void> {
  const { id, entityType, entityId, slug, organizationId } = accepted;
  if (entityType === 'tool') await repo.giveTool(tx, organizationId, entityId);
  const submitter = await repo.findSubmitter(tx, id);
  if (!submitter) return;
  const { language, userId, ...to } = submitter;
  await call.notifier.notify(
    tx,
    { kind: 'submission_decided', subjectId: id, key: uuidv7(), group: id, data: { isAccepted: true } },
    [userId],
  );
  const link = `${call.publicUrl}/${entityType}/${slug}`;
  await call.mailer.enqueue(tx, { ...to, language: languageOf(language), kind: 'submission_accepted', link });
}

export const languageOf = (language: string | null) => (isLanguageCode(language) ? language : null);
