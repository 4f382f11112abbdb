import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { Services } from '#kernel/services.ts';
import { isNewcomer } from '../newcomers/newcomers.repo.ts';
import { type PreviewLink, previewLinks } from './preview-links.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** Whether links in the chat get previews: the site's setting. */
    showsPreviews: boolean;
  }
}

export type Previewing = Pick<Call, 'actor' | 'database' | 'limits' | 'publicUrl' | 'showsPreviews'>;

/**
 * Links of a text that may have previews. Who writes more of them than a person does still sends, without previews; new accounts
 * sooner. Asked outside of transactions.
 */
export async function linksToPreview(call: Previewing, text: string): Promise<PreviewLink[]> {
  const links = call.showsPreviews ? previewLinks(text, call.publicUrl) : [];
  if (links.length === 0) return links;
  const { id } = requireActor(call).user;
  try {
    await call.limits.count('link', id);
    if (await isNewcomer(call.database.db, id)) await call.limits.count('link_new', id);
    return links;
  } catch (error) {
    if (error instanceof AppError && error.key === 'too_many_requests') return [];
    throw error;
  }
}

/** Has pages fetched, of one member's some at a time. */
export async function fetchLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  previewIds: readonly string[],
  userId: string,
): Promise<void> {
  for (const previewId of previewIds)
    await jobs.enqueue(tx, 'linkPreview', { previewId, turn: 0 }, { key: previewId, group: userId });
}
