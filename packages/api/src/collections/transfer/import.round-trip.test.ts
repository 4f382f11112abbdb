import { describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { callAs } from '#testing/test-api.ts';
import type { ImportInput } from '../collections.contract.ts';
import type { ExportedItem } from './export.formats.ts';
import { exportCollections } from './export.service.ts';
import { importHelpers, newDomain } from '#testing/collection-imports.ts';

const { here, stored, deal, tool } = importHelpers();

/** The member’s file, as its reader passes it on; without the ids of pages, which are others elsewhere. */
async function fileOf(user: typeof here.me): Promise<ImportInput> {
  let file = '';
  const { pieces } = await exportCollections(callAs(here.api, user), { format: 'json' }, 'https://onceware.example');
  for await (const piece of pieces) file += piece;
  const { collections: listed } = JSON.parse(file) as {
    collections: { name: string; description: string; is_favorite: boolean; items: ExportedItem[] }[];
  };
  return {
    collections: listed.map(({ name, description, is_favorite, items }) => ({
      name,
      description,
      isFavorite: is_favorite,
      items: items.map((item) => ({
        ...(item.entity_type !== 'page' && {
          entityType: item.entity_type as 'deal' | 'tool',
          entityId: item.entity_id,
        }),
        ...(item.url !== null && { url: item.url }),
        title: item.title,
        ...(item.description !== null && { description: item.description }),
        notes: item.notes,
        tags: item.tags,
        isFavorite: item.is_favorite,
        addedAt: item.added_at,
      })),
    })),
  };
}

describe('an export', () => {
  it('is the same for somebody else who imports it: order, notes, tags, favourites, pages, fragments, times (COL-18) (KEEP-04)', async () => {
    const [one, two] = [await deal(), await tool()];
    const page = { url: `https://${newDomain()}/x?a=1`, title: 'Titled', description: 'About' };
    await here.mine.collections.import({
      collections: [
        {
          name: 'Whole',
          description: 'All kinds',
          isFavorite: true,
          items: [
            { ...page, notes: '=1', tags: ['a, b', 'c'], isFavorite: true, addedAt: '2020-01-02T03:04:05.678Z' },
            { ...one, tags: ['c'], addedAt: '2021-01-01T00:00:00.000Z' },
            { url: `https://${newDomain()}/untitled` },
            { ...two, isFavorite: true },
            { title: 'A thought', description: 'Its text\non two lines', notes: 'mine', tags: ['c'] },
            { url: `https://${newDomain()}/app#/inbox` },
          ],
        },
        { name: 'Empty', items: [] },
      ],
    });
    const file = await fileOf(here.me);
    const other = await makeUser(here.api.database);
    await here.api.as(other).collections.ensureDefaults();
    await here.api.as(other).collections.import(file);
    expect(await fileOf(other)).toEqual(file);
    expect(file.collections.find(({ name }) => name === 'Whole')?.items[0]).toMatchObject(page);
    // Its own again changes nothing.
    const before = await stored();
    await here.mine.collections.import(file);
    expect(await stored()).toEqual(before);
  });
});
