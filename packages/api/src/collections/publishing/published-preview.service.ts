import { drawnCover } from '#catalog/art.contract.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { fileOf, keyed } from '#outlets/previews/preview.service.ts';
import type { PreviewDrawing } from '#outlets/previews/previews.ts';
import type { SharedItem } from '../collections.contract.ts';
import { readShared } from '../sharing/sharing.service.ts';

/** Cover where nothing of the collection has one. */
const PLAIN_COVER = 'covers/_productivity-1.svg';

/** Covers that stand in the place of one. */
const TILES = 4;

/**
 * Reads what the preview of a published collection shows, to everybody, and a key that changes with it: covers of its first items.
 *
 * @param slug token of its address
 * @throws not_found, gone
 */
export async function findPublishedPreview(
  { database }: Pick<Call, 'database'>,
  { slug: token }: { slug: string },
): Promise<{ key: string; drawing: PreviewDrawing }> {
  const { name, items, publication } = await readShared({ database, actor: null }, { token });
  // Collections shared by link name nobody, and have no picture that others could ask for.
  if (!publication) throw new AppError('not_found');
  const covers = items.map(coversOf).filter((files) => files.length > 0);
  return keyed({
    words: { title: name, name: publication.owner.name, price: '', before: '', saving: '' },
    covers: [...(covers[0] ?? []), PLAIN_COVER],
    ...(covers.length >= TILES && { tiles: covers.slice(0, TILES) }),
    logos: [],
  });
}

function coversOf(item: SharedItem): string[] {
  if (item.entity_type === 'deal') return [item.deal.coverUrl, drawnCover(item.deal)].flatMap(fileOf);
  return item.entity_type === 'tool' ? [drawnCover(item.tool)].flatMap(fileOf) : [];
}
