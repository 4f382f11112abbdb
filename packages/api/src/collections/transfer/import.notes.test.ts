import { pages } from '@onceware/db/schema/pages';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { takeDue, takePage } from '../saved-pages/fetching.repo.ts';
import { importHelpers, into } from '#testing/collection-imports.ts';

const { here, stored, storedOf, storedPages } = importHelpers();

const NOTE = { title: 'A thought', description: 'Its text\non two lines', tags: ['Idea'], notes: 'mine' };
const kept = async (q: string) => (await here.mine.collections.search({ q })).items;

it('a note without an address is kept, found by its words, tagged, edited and taken away (KEEP-04)', async () => {
  const report = await here.mine.collections.import(into('Notes', [NOTE, { description: 'Only text\nand more' }]));
  expect(report).toMatchObject({ became: { pages: 0, notes: 2 }, unknownCount: 0 });
  const [note] = await kept('two lines thought');
  expect(note).toMatchObject({ entity_type: 'page', notes: 'mine', tags: ['Idea'] });
  const pageId = note?.entity_id ?? '';
  const [page] = await here.mine.collections.pages({ ids: [pageId] });
  expect(page).toMatchObject({ url: null, title: NOTE.title, description: NOTE.description, state: 'fetched' });
  expect((await storedPages()).map(({ title }) => title).toSorted()).toEqual(['A thought', 'Only text']);

  await here.mine.collections.editPage({ pageId, title: 'Another', description: 'x'.repeat(5000) });
  expect(await kept('another')).toHaveLength(1);
  const collectionId = note?.collection_id ?? '';
  await here.mine.collections.removeItem({ collectionId, entityType: 'page', entityId: pageId });
  expect(await kept('another')).toEqual([]);
});

it('the same notes again change nothing, and what says something else is another (KEEP-04)', async () => {
  await here.mine.collections.import(into('Notes', [NOTE]));
  const before = await stored();
  const again = await here.mine.collections.import(into('Notes', [NOTE, NOTE]));
  expect(again).toMatchObject({ collections: [{ added: 0, alreadyThere: 2 }], became: { notes: 0 } });
  expect(await stored()).toEqual(before);
  await here.mine.collections.import(into('Notes', [{ ...NOTE, description: 'Other' }]));
  expect((await storedOf('Notes'))[0]?.items).toHaveLength(2);
});

it('what names a deal or a tool that is gone is no note, and nothing at all is refused (KEEP-04)', async () => {
  const gone = { entityType: 'deal' as const, entityId: '0190a3c4-0000-7000-8000-000000000001', title: 'Gone' };
  expect(await here.mine.collections.import(into('Notes', [gone]))).toMatchObject({ unknownCount: 1 });
  expect(await failure(here.mine.collections.import(into('Notes', [{ title: '  ' }])))).toBe('400 invalid_input');
});

it('a note is never fetched nor suggested, whoever asks (KEEP-04)', async () => {
  await here.mine.collections.import(into('Notes', [NOTE]));
  const [page] = await storedPages();
  const pageId = page?.id ?? '';
  const { db } = here.api.database;
  await db
    .update(pages)
    .set({ dueAt: new Date(0) })
    .where(eq(pages.id, pageId));
  expect((await takeDue(db, { limit: 1000, ofOne: 1000, running: {} })).map(({ id }) => id)).not.toContain(pageId);
  expect(await takePage(db, pageId)).toBeUndefined();
  expect(await failure(here.mine.collections.fetchPage({ pageId }))).toBe('404 not_found');
  await here.mine.collections.suggestPage({ pageId });
  expect((await storedPages())[0]?.suggestedAt).toBeNull();
});

it('a shared collection shows and gives away its notes only where notes are shown (KEEP-04)', async () => {
  await here.mine.collections.import(into('Notes', [NOTE, { url: 'https://a-page.example/x' }]));
  const [notes] = await storedOf('Notes');
  const collectionId = notes?.id ?? '';
  const { share } = await here.mine.collections.share({ collectionId });
  const token = share.token;
  const other = await makeUser(here.api.database);
  const theirs = here.api.as(other);
  const seen = async () => {
    const shared = await theirs.collections.shared({ token });
    return [shared.item_count, shared.items.length];
  };
  const copied = async (id: string) => {
    await theirs.collections.copyShared({ token, id });
    return (await stored(other.id)).find((collection) => collection.id === id)?.items.length;
  };
  expect(await seen()).toEqual([1, 1]);
  expect(await copied('0190a3c4-0000-7000-8000-00000000c001')).toBe(1);
  await here.mine.collections.share({ collectionId, showsNotes: true });
  expect(await seen()).toEqual([2, 2]);
  expect(await copied('0190a3c4-0000-7000-8000-00000000c002')).toBe(2);
  const copies = await storedPages(other.id);
  expect(copies.find(({ url }) => url === null)).toMatchObject({ title: NOTE.title, state: 'fetched' });
});
