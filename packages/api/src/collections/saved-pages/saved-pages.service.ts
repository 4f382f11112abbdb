import { type Db, postgresError } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { logoUrlOf } from '#catalog/art.contract.ts';
import { toolDraft } from '#supply/editing/content.contract.ts';
import { insertDraft } from '#supply/editing/drafts.repo.ts';
import { contentLimits } from '#supply/editing/editing.limits.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { owned } from '#kernel/owned.ts';
import type { SavedPage } from '../collections.contract.ts';
import { authorize } from '../collections.policy.ts';
import { lockOwners } from '../collections.repo.ts';
import { loadCollections, translate } from '../collections.service.ts';
import { findItem } from '../items/items.repo.ts';
import { findTools } from '../transfer/import.tools.ts';
import { canonicalUrl } from '#platform/web-pages/canonical-url.ts';
import { saveInto } from '../saving/save-into.ts';
import type {
  AddUrlInput,
  EditPageInput,
  SavedIn,
  SavedPageInput,
  Page,
  PageInput,
  PagesInput,
  SaveOutcome,
} from './saved-pages.contract.ts';
import * as repo from './saved-pages.repo.ts';
import { plainText } from '#platform/web-pages/read-page.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;
type Fetching = Collecting & Pick<Call, 'jobs' | 'limits'>;

/**
 * Saves a web page into a collection of the actor's, on top (CAT-13). It is shown at once, with what the actor says of it, and
 * completed when it was fetched. Saving again adds (KEEP-03): a page that the collection has gets the tags, the note and the
 * mark that it has not, and a page keeps the title and the description that it was given before. All ways of saving one page come here.
 * With an `id` it can be sent again, as `addItem`.
 *
 * @throws not_found for an unknown collection, collection_full, id_taken, invalid_input for more tags or a longer note than one has,
 * too_many_requests
 */
export async function addUrl(call: Fetching, input: AddUrlInput): Promise<SavedPage> {
  const actor = requireActor(call);
  const { user } = actor;
  await call.limits.count('save', user.id);
  const { database } = call;
  const { id = uuidv7(), pageId = uuidv7(), url, title = null, description = null } = input;
  const { notes = null, tags = [], isFavorite = false } = input;
  const toolId = (await findTools(database.db, new Set([url]))).get(url) ?? null;
  const page = { id: pageId, url, canonicalUrl: canonicalUrl(url), title, description, toolId };
  const collectionId = input.collectionId ?? (await chooseCollection(call, page.canonicalUrl));
  const given = { id, said: { notes, tags, isFavorite } };
  const { item, saved } = await database
    .transaction(async (tx) => {
      const [locked] = await lockOwners(tx, [collectionId]);
      const collection = authorize(actor, locked, 'edit');
      const kept = await repo.upsertPage(tx, user.id, page);
      if (!locked || !kept) throw new AppError('not_found');
      const places = await repo.findPlaces(tx, user.id, kept.id);
      if (kept.state === 'waiting') await enqueueFetch(call, tx, { id: kept.id, member: user.id });
      const into = await saveInto(tx, actor, collection, { ...given, pageId: kept.id });
      const outcome: SaveOutcome = {
        already_in: places.filter((place) => !into.isNew || place.id !== collectionId),
        added_to: into.isNew ? { id: collectionId, name: locked.name } : null,
        tags_added: into.added.tags,
        note_added: into.added.hasNote,
        favorite_added: into.added.isFavorite,
        title_kept: title !== null && kept.title !== title,
      };
      return { item: into.item, saved: outcome };
    })
    .catch(async (error: unknown) => {
      const { code, constraint } = postgresError(error) ?? {};
      const before = code === '23505' ? await findItem(database.db, id) : undefined;
      if (!before) {
        if (constraint === 'pages_pkey') throw new AppError('id_taken');
        return translate(error);
      }
      const kept = await repo.findSaved(database.db, user.id, page.canonicalUrl);
      const isSame = before.collection_id === collectionId && before.entity_id === kept?.page.id;
      // If the id is of another item, or of another member's, the caller learns only that it exists.
      if (!isSame) throw new AppError('id_taken');
      return { item: before, saved: NOTHING_SAVED };
    });
  const [found] = await repo.findPages(database.db, user.id, [item.entity_id]);
  if (!found) throw new AppError('not_found');
  return { item, page: withLogo(found), saved };
}

/** The outcome for an item that was saved and removed before the same request came again. */
const NOTHING_SAVED: SaveOutcome = {
  already_in: [],
  added_to: null,
  tags_added: [],
  note_added: false,
  favorite_added: false,
  title_kept: false,
};

/** Chooses the collection of a page if none is given: the one that has it, or the member's first. */
async function chooseCollection(call: Collecting, canonical: string): Promise<string> {
  const actor = requireActor(call);
  const kept = await repo.findSaved(call.database.db, actor.user.id, canonical);
  const [first = (await loadCollections(call)).collections[0]?.id] = kept?.collection_ids ?? [];
  if (first === undefined) throw new AppError('not_found');
  return first;
}

/** The actor's pages of these ids, for rows; those that are not there are left out. */
export async function listPages(call: Collecting, { ids }: PagesInput): Promise<Page[]> {
  const actor = requireActor(call);
  const found = await repo.findPages(call.database.db, actor.user.id, ids);
  return found.map(withLogo);
}

/** Whether the actor keeps this page, and what the catalogue has of it. */
export async function readSaved(call: Collecting, { url }: SavedPageInput): Promise<SavedIn> {
  const actor = requireActor(call);
  const { db } = call.database;
  const kept = await repo.findSaved(db, actor.user.id, canonicalUrl(url));
  const toolId = (await findTools(db, new Set([url]))).get(url);
  const ofCatalog = toolId === undefined ? undefined : await repo.findOfCatalog(db, toolId);
  return {
    page: kept ? withLogo(kept.page) : null,
    collection_ids: kept?.collection_ids ?? [],
    ...(ofCatalog ? withLogo(ofCatalog) : { tool: null, deal: null }),
  };
}

/** Titles or describes a page; what was typed stays, whatever is fetched. @throws not_found */
export async function editPage(call: Collecting, { pageId, ...changes }: EditPageInput): Promise<{ ok: true }> {
  return done(await repo.editPage(call.database.db, owned(requireActor(call), pageId), changes));
}

/** Fetches a page again. @throws not_found, too_many_requests */
export async function fetchPage(call: Fetching, { pageId }: PageInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  await call.limits.count('page', actor.user.id);
  const isThere = await call.database.transaction(async (tx) => {
    const url = await repo.markWaiting(tx, owned(actor, pageId));
    if (url !== undefined) await enqueueFetch(call, tx, { id: pageId, member: actor.user.id });
    return url !== undefined;
  });
  return done(isThere);
}

const enqueueFetch = (
  { jobs }: Pick<Call, 'jobs'>,
  tx: Db,
  { id, member }: { id: string; member: string },
): Promise<void> => jobs.enqueue(tx, 'fetchPage', { pageId: id }, { key: id, group: member });

/**
 * Suggests a page for the catalogue by a draft of its tool for staff; one draft for a website, whoever suggests it. Repeating it
 * has no effect.
 *
 * @throws not_found, too_many_requests
 */
export async function suggestPage(call: Fetching, { pageId }: PageInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  await call.limits.count('page', actor.user.id);
  const isThere = await call.database.transaction(async (tx) => {
    const suggested = await repo.markSuggested(tx, owned(actor, pageId));
    if (!suggested) return (await repo.findPages(tx, actor.user.id, [pageId])).length > 0;
    const { url, title, description, toolId } = suggested;
    if (toolId !== null || (await repo.isProposed(tx, url))) return true;
    const content = toolDraft.parse({
      name: plainText(title, contentLimits.nameMax),
      tagline: plainText(description, contentLimits.lineMax),
      website: url,
      domain: new URL(url).host.replace(/^www\./, ''),
    });
    const by = { madeBy: actor.user.id, organizationId: null };
    await insertDraft(tx, { id: uuidv7(), entityType: 'tool', entityId: null, content, base: null, ...by });
    return true;
  });
  return done(isThere);
}

function done(isThere: boolean): { ok: true } {
  if (!isThere) throw new AppError('not_found');
  return { ok: true as const };
}

/** With the logo that the catalogue shows of its tool. */
export const withLogo = <Row extends { tool: repo.CardRow['tool'] }>({ tool, ...page }: Row) => ({
  ...page,
  tool: tool && { ...tool, logoUrl: logoUrlOf(tool) },
});
