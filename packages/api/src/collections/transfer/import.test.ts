import { collections } from '@onceware/db/schema/collections';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { text } from '#kernel/text.ts';
import naughty from '#testing/blns.json' with { type: 'json' };
import { importHelpers, into } from '#testing/collection-imports.ts';

const { here, stored, storedOf, storedPages, deal, tool } = importHelpers();

describe('an import', () => {
  it('makes collections with description, favourite, notes and times, in their order (COL-18)', async () => {
    const [one, two] = [await deal(), await tool()];
    const report = await here.mine.collections.import({
      collections: [
        {
          name: 'Studio',
          description: 'What we run',
          isFavorite: true,
          items: [{ ...one, notes: 'first', addedAt: '2024-02-03T04:05:06.789+01:00' }, two],
        },
      ],
    });
    expect(report).toEqual({
      collections: [{ name: 'Studio', isNew: true, itemCount: 0, added: 2, alreadyThere: 0, completed: 0 }],
      became: { deals: 1, tools: 1, pages: 0, notes: 0 },
      unknown: [],
      unknownCount: 0,
    });
    const [studio] = await storedOf('Studio');
    expect(studio).toMatchObject({ description: 'What we run', isFavorite: true, nextRank: 3 });
    expect(studio?.items.map(({ entityId, notes }) => [entityId, notes])).toEqual([
      [one.entityId, 'first'],
      [two.entityId, null],
    ]);
    expect(studio?.items[0]?.addedAt.toISOString()).toBe('2024-02-03T03:05:06.789Z');
  });

  it('puts what is new before what is there, which gets the note that it had not, behind its own (COL-18, KEEP-03)', async () => {
    const [there, first, second] = [await deal(), await deal(), await deal()];
    const [niceFind] = await storedOf('Nice Find');
    await here.mine.collections.addItem({ collectionId: niceFind?.id ?? '', ...there, notes: 'mine' });
    const report = await here.mine.collections.import({
      collections: [
        {
          name: 'Nice Find',
          description: 'other',
          isFavorite: true,
          items: [first, { ...there, notes: 'theirs' }, second],
        },
      ],
    });
    expect(report.collections).toEqual([
      { name: 'Nice Find', isNew: false, itemCount: 1, added: 2, alreadyThere: 1, completed: 1 },
    ]);
    const [after] = await storedOf('Nice Find');
    expect(after).toMatchObject({ description: '', isFavorite: false, nextRank: 4 });
    expect(after?.items.map(({ entityId, notes }) => [entityId, notes])).toEqual([
      [first.entityId, null],
      [second.entityId, null],
      [there.entityId, 'mine\n\ntheirs'],
    ]);
  });

  it('changes nothing the second time (COL-18)', async () => {
    const input = into('Again', [await deal(), await tool()]);
    await here.mine.collections.import(input);
    const before = await stored();
    const report = await here.mine.collections.import(input);
    expect(report.collections).toEqual([
      { name: 'Again', isNew: false, itemCount: 2, added: 0, alreadyThere: 2, completed: 0 },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('takes an entity once and inputs of one name together (COL-18)', async () => {
    const [one, two] = [await deal(), await deal()];
    const report = await here.mine.collections.import({
      collections: [
        { name: 'Both', items: [one, { ...one, notes: 'again' }] },
        { name: 'both', items: [one] },
        { name: 'Both', description: 'late', items: [two, one] },
      ],
    });
    expect(report.collections).toEqual([
      { name: 'Both', isNew: true, itemCount: 0, added: 2, alreadyThere: 2, completed: 0 },
      { name: 'both', isNew: true, itemCount: 0, added: 1, alreadyThere: 0, completed: 0 },
    ]);
    expect((await storedOf('Both')).map(({ description, items }) => [description, items.length])).toEqual([
      ['late', 2],
    ]);
  });

  it('goes into the first of several collections of a name, favourites before older ones (COL-18)', async () => {
    const rows = [{ isFavorite: false }, { isFavorite: true }, { isFavorite: true }].map((row) => ({
      ...row,
      id: uuidv7(),
      userId: here.me.id,
      name: 'Twin',
    }));
    await here.api.database.db.insert(collections).values(rows);
    await here.mine.collections.import(into('Twin', [await deal()]));
    expect((await storedOf('Twin')).map(({ items }) => items.length)).toEqual([0, 1, 0]);
  });

  it('brings back what was removed, and does not see deleted collections (COL-18)', async () => {
    const entity = await deal();
    await here.mine.collections.import(into('Gone', [entity]));
    const [gone] = await storedOf('Gone');
    await here.mine.collections.removeItem({ collectionId: gone?.id ?? '', ...entity });
    expect((await here.mine.collections.import(into('Gone', [entity]))).collections[0]).toMatchObject({
      isNew: false,
      added: 1,
    });
    await here.api.database.db
      .update(collections)
      .set({ deletedAt: new Date() })
      .where(eq(collections.id, gone?.id ?? ''));
    expect((await here.mine.collections.import(into('Gone', [entity]))).collections[0]).toMatchObject({
      isNew: true,
      added: 1,
    });
  });

  it('takes no time from the future or from before 1970 (COL-18)', async () => {
    const times = ['2999-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'];
    const items = await Promise.all(times.map(async (addedAt) => ({ ...(await deal()), addedAt })));
    await here.mine.collections.import(into('Times', items));
    const [times_] = await storedOf('Times');
    for (const { addedAt } of times_?.items ?? [])
      expect(Math.abs(Date.now() - addedAt.getTime())).toBeLessThan(60_000);
  });

  it('keeps names and notes byte for byte (COL-18, T26)', async () => {
    const notes = naughty.filter((note) => note !== '' && text(5000).safeParse(note).success);
    const items = await Promise.all(notes.map(async (note) => ({ ...(await deal()), notes: note })));
    await here.mine.collections.import(into("=cmd|' /C calc'!A0", items));
    const [odd] = await storedOf("=cmd|' /C calc'!A0");
    expect(odd?.items.map((item) => item.notes)).toEqual(notes);
  });
});

describe('a preview', () => {
  it('says what the import then does, and writes nothing (COL-18)', async () => {
    const there = await deal();
    await here.mine.collections.import(into('Nice Find', [there]));
    const input = {
      collections: [
        { name: 'Nice Find', items: [there, await deal()] },
        { name: 'New', items: [await deal(), { url: 'https://nothing.example' }] },
      ],
    };
    const before = await stored();
    const preview = await here.mine.collections.previewImport(input);
    expect(await stored()).toEqual(before);
    expect(preview.collections).toEqual([
      { name: 'Nice Find', isNew: false, itemCount: 1, added: 1, alreadyThere: 1, completed: 0 },
      { name: 'New', isNew: true, itemCount: 0, added: 2, alreadyThere: 0, completed: 0 },
    ]);
    expect(await storedPages()).toEqual([]);
    expect(await here.mine.collections.import(input)).toEqual(preview);
  });
});
