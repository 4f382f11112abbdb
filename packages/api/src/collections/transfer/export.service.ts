import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { ExportInput } from '../collections.contract.ts';
import { authorize } from '../collections.policy.ts';
import { type ExportedCollection, writers } from './export.formats.ts';
import * as repo from './export.repo.ts';

/** A file that is written while it is read. */
interface ExportFile {
  /** Without an ending: the collection's name, or null for all of them. */
  name: string | null;
  /** Throws where the database fails meanwhile. */
  pieces: AsyncGenerator<string>;
}

/**
 * The actor's collections with their items as a file (COL-18). Whether it may be had is settled before the first piece.
 *
 * @param publicUrl the site's own origin, for the addresses of deals and tools
 * @throws not_found for a collection that is not the actor's
 */
export async function exportCollections(
  call: Pick<Call, 'actor' | 'database'>,
  input: ExportInput,
  publicUrl: string,
): Promise<ExportFile> {
  const actor = requireActor(call);
  const { db } = call.database;
  const heads = input.collectionId
    ? [await repo.findHead(db, input.collectionId)]
    : await repo.listHeads(db, actor.user.id);
  const collections = heads.map((head) => authorize(actor, head, 'view'));

  async function* itemsOf(collection: (typeof collections)[number]) {
    for await (const rows of repo.readItems(db, collection)) {
      yield rows.map(({ slug, item }) => ({
        ...item,
        url:
          item.entity_type === 'page'
            ? item.url
            : `${publicUrl}/${item.entity_type}/${encodeURIComponent(slug ?? item.entity_id)}`,
      }));
    }
  }
  async function* all(): AsyncGenerator<ExportedCollection> {
    for (const collection of collections) {
      const { name, description, is_default, is_favorite } = collection;
      yield { name, description, is_default, is_favorite, items: itemsOf(collection) };
    }
  }
  return { name: (input.collectionId && collections[0]?.name) || null, pieces: writers[input.format](all()) };
}
