import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import naughty from '#testing/blns.json' with { type: 'json' };
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let own: OwnCollections;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  own = await ownCollections(api);
});

describe('notes', () => {
  it('are written, changed and taken away, in their place (COL-16)', async () => {
    const { mine, collectionId, deal, items, age, isChanged } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    await mine.collections.addItem({ collectionId, ...(await deal()) });
    const noteOf = async () => (await items()).find(({ entity_id }) => entity_id === input.entityId)?.notes;
    await age();
    for (const [notes, kept] of [
      ['one', 'one'],
      [' two\n', ' two\n'],
      [' \n\t', null],
      ['three', 'three'],
      [null, null],
    ] as const) {
      expect(await mine.collections.setNotes({ ...input, notes })).toEqual({ ok: true });
      expect(await noteOf()).toBe(kept);
    }
    expect((await items()).map(({ entity_id }) => entity_id)[1]).toBe(input.entityId);
    expect(await isChanged()).toBe(true);
  });

  it('are kept byte for byte, whatever they hold (COL-16, T26)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    const refused: string[] = [];
    const wrong: string[] = [];
    for (const notes of naughty) {
      const isSet = await mine.collections.setNotes({ ...input, notes }).then(
        () => true,
        () => false,
      );
      const kept = (await items())[0]?.notes;
      if (!isSet) refused.push(notes);
      else if (kept !== (notes.trim() ? notes : null)) wrong.push(notes);
    }
    expect(wrong).toEqual([]);
    // oxlint-disable-next-line no-control-regex -- what is refused is control characters
    expect(refused.filter((notes) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(notes))).toEqual([]);
    expect(refused).toHaveLength(5);
  });

  it('are refused for missing items, for items of others and when they are too long (COL-16, T11, API-02)', async () => {
    const { other, mine, collectionId, otherId, deal, items } = own;
    const input = { collectionId, ...(await deal()), notes: 'mine' };
    await mine.collections.addItem(input);
    const note = { ...input, notes: 'changed' };
    expect(await failure(api.as(other).collections.setNotes(note))).toBe('404 not_found');
    expect(await failure(api.as(null).collections.setNotes(note))).toBe('401 unauthenticated');
    expect(await failure(mine.collections.setNotes({ ...note, collectionId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(mine.collections.setNotes({ ...note, collectionId: otherId }))).toBe('404 item_not_found');
    expect(await failure(mine.collections.setNotes({ ...note, notes: 'x'.repeat(5001) }))).toBe('400 invalid_input');
    expect(await failure(mine.collections.setNotes({ ...note, notes: 'a\u0000b' }))).toBe('400 invalid_input');
    expect((await items())[0]?.notes).toBe('mine');
    await mine.collections.removeItem(input);
    expect(await failure(mine.collections.setNotes(note))).toBe('404 item_not_found');
  });

  it('written at the same moment leave one of them, and adds and removals at once all finish (COL-12, COL-16)', async () => {
    const { mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    await mine.collections.addItem(input);
    const work = Array.from({ length: 20 }, async (_, n) => {
      await mine.collections.setNotes({ ...input, notes: `note ${n}` });
      const passing = { collectionId, ...(await deal()) };
      await mine.collections.addItem(passing);
      await mine.collections.removeItem(passing);
    });
    await Promise.all(work);
    expect(await items()).toMatchObject([{ entity_id: input.entityId, notes: expect.stringMatching(/^note \d+$/) }]);
  });

  it('take nothing but the note from the caller (T13)', async () => {
    const { other, mine, collectionId, deal, items } = own;
    const input = { collectionId, ...(await deal()) };
    const { item } = await mine.collections.addItem(input);
    const extra = { rank: 'zzz', id: uuidv7(), added_at: '2000-01-01', addedAt: '2000-01-01', userId: other.id };
    await mine.collections.setNotes({ ...input, notes: 'n', ...extra });
    expect(await items()).toEqual([{ ...item, notes: 'n' }]);
  });
});
