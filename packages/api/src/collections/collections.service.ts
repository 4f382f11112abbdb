import { postgresError } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { CollectionsPage, CollectionsPageInput } from './collections.contract.ts';
import { collectionLimits } from './collections.limits.ts';
import * as repo from './collections.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/** Makes the three default collections, once for each user (COL-02). @throws defaults_failed */
export async function ensureDefaults(call: Collecting): Promise<{ ok: true }> {
  const actor = requireActor(call);
  try {
    await repo.insertDefaults(call.database.db, actor.user.id);
  } catch (cause) {
    throw new AppError('defaults_failed', { cause });
  }
  return { ok: true };
}

/** The actor's collections, favourites first, then the oldest; some at a time. */
export async function listCollections(call: Collecting, input?: CollectionsPageInput): Promise<CollectionsPage> {
  const actor = requireActor(call);
  const found = await repo.listListed(call.database.db, actor.user.id, input?.cursor ?? null);
  const page = found.slice(0, collectionLimits.collectionsPage);
  return { collections: page, nextCursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** Defaults ensured, and the collections: what the screen needs, in one call (COL-01). @throws defaults_failed */
export async function loadCollections(call: Collecting, input?: CollectionsPageInput): Promise<CollectionsPage> {
  const page = await listCollections(call, input);
  // They can never be deleted, so a user who has any has them all.
  if (input?.cursor || page.collections.some((collection) => collection.is_default)) return page;
  await ensureDefaults(call);
  return listCollections(call, input);
}

/** Translates violated constraints into the errors that the caller is told. */
export function translate(error: unknown): never {
  const { code, constraint } = postgresError(error) ?? {};
  if (code === '23505' && constraint === 'collection_items_entity_key') throw new AppError('item_exists');
  const isUnknown = code === '23503' || constraint === 'collection_items_page_id_check';
  if (isUnknown) throw new AppError('not_found');
  throw error;
}
