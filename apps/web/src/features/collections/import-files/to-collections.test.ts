import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { describe, expect, it } from 'vitest';
import type { ImportItem, Link } from './import-file.ts';
import { partsOf } from './parts.ts';
import { toCollections } from './to-collections.ts';

const link = (url: string, folder: string[] = [], more: Partial<ImportItem> = {}): Link => ({
  item: { url, ...more },
  folder,
});
const byFolder = { name: null, looseName: 'Loose', names: new Set<string>() };
const many = (count: number, folder: (n: number) => string[] = () => []) =>
  Array.from({ length: count }, (_, n) => link(`https://a.example/${n}`, folder(n)));
const namesAndCounts = (links: readonly Link[], name: string | null = null) =>
  toCollections(links, [], { ...byFolder, name }).map((made) => [made.name, made.items.length]);

describe('the collections that links become', () => {
  it('are one for each folder with those around it, and one for the others (COL-18)', () => {
    const links = [
      link('https://a.example', ['Work', 'Design']),
      link('https://b.example'),
      link('https://c.example', ['Work']),
    ];
    const described = [{ path: ['Work'], description: 'What I do' }];
    expect(toCollections(links, described, byFolder)).toEqual([
      { name: 'Work / Design', items: [{ url: 'https://a.example' }] },
      { name: 'Loose', items: [{ url: 'https://b.example' }] },
      { name: 'Work', description: 'What I do', items: [{ url: 'https://c.example' }] },
    ]);
    expect(namesAndCounts(links, 'One')).toEqual([['One', 3]]);
  });

  it('hold a page once, with all that is said of it (COL-18)', () => {
    const links = [
      link('https://a.example/x', [], { title: 'First', tags: ['One'], notes: 'a' }),
      link('http://www.a.example/x/?utm_source=y', [], {
        title: 'Again',
        tags: ['one', 'two'],
        notes: 'b',
        isFavorite: true,
      }),
    ];
    expect(toCollections(links, [], byFolder)[0]?.items).toEqual([
      { url: 'https://a.example/x', title: 'First', tags: ['One', 'two'], notes: 'a\n\nb', isFavorite: true },
    ]);
  });

  it('go on in others where one would be too full (COL-18)', () => {
    const name = 'x'.repeat(collectionLimits.nameMax);
    expect(namesAndCounts(many(collectionLimits.itemsMax + 1, () => [name]))).toEqual([
      [name, collectionLimits.itemsMax],
      [`${'x'.repeat(96)} (2)`, 1],
    ]);
  });

  it('are as many as there may be: the deepest folders become tags (COL-18)', () => {
    const links = many(300, (n) => [`Year ${n % 100}`, `Month ${n}`]);
    const collections = toCollections(links, [], byFolder);
    expect(collections).toHaveLength(100);
    expect(collections[0]?.items[1]).toEqual({ url: 'https://a.example/100', tags: ['Month 100'] });
    // Existing collections do not count towards the limit a second time.
    const there = new Set(collections.map(({ name }) => name));
    expect(toCollections(links, [], { ...byFolder, names: there })).toEqual(collections);
    const others = new Set(Array.from({ length: 150 }, (_, n) => `c${n}`));
    const [all, ...none] = toCollections(links, [], { ...byFolder, names: others });
    expect([all?.name, all?.items.length, all?.items[0]?.tags, none]).toEqual([
      'Loose',
      300,
      ['Year 0', 'Month 0'],
      [],
    ]);
  });
});

describe('the parts of an import', () => {
  it('are one for little, which goes in whole or not at all (COL-18)', () => {
    const collections = toCollections(many(collectionLimits.importPartItems), [], byFolder);
    expect(partsOf(collections)).toEqual([{ input: { collections }, items: collectionLimits.importPartItems }]);
  });

  it('begin with the collections and end with the first items, so that both get their order (COL-18)', () => {
    const size = collectionLimits.importPartItems;
    const count = size * 2 + 1;
    const collections = toCollections(
      many(count, (n) => [n < count - 2 ? 'A' : 'B']),
      [],
      byFolder,
    );
    const parts = partsOf(collections);
    expect(parts.map(({ items }) => items)).toEqual([0, 1, size, size]);
    expect(parts[0]?.input.collections).toEqual([
      { name: 'A', items: [] },
      { name: 'B', items: [] },
    ]);
    const urls = parts.map(({ input }) => input.collections.flatMap(({ items }) => items.map(({ url }) => url)));
    expect(urls.toReversed().flat()).toEqual(many(count).map(({ item }) => item.url));
  });

  it('are small however long the notes are (COL-18)', () => {
    const links = many(300).map(({ item, folder }) => ({ item: { ...item, notes: 'ش'.repeat(5000) }, folder }));
    const sizes = partsOf(toCollections(links, [], byFolder)).map(
      ({ input }) => new Blob([JSON.stringify(input)]).size,
    );
    expect(Math.max(...sizes)).toBeLessThan(300 * 1024);
  });
});
