import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { importHelpers, into, newDomain } from '#testing/collection-imports.ts';

const { here, stored, storedOf, storedPages, deal, tool, pageOf } = importHelpers();

describe('what an import finds', () => {
  it('is listed where nothing is meant, and the rest goes in (COL-18)', async () => {
    const known = await deal();
    const unknownId = uuidv7();
    const theirs = await pageOf(await makeUser(here.api.database), `https://${newDomain()}/secret`);
    const report = await here.mine.collections.import(
      into('Mixed', [
        { entityType: 'deal', entityId: unknownId, title: 'Lost' },
        known,
        { entityType: 'tool', entityId: known.entityId },
        theirs,
        { url: 'javascript:alert(1)', title: 'A bookmarklet' },
        { url: 'https://me:secret@example.com/' },
      ]),
    );
    expect(report).toEqual({
      collections: [{ name: 'Mixed', isNew: true, itemCount: 0, added: 1, alreadyThere: 0, completed: 0 }],
      became: { deals: 1, tools: 0, pages: 0, notes: 0 },
      unknown: [
        { collection: 'Mixed', entityType: 'deal', entityId: unknownId, url: null, title: 'Lost' },
        { collection: 'Mixed', entityType: 'tool', entityId: known.entityId, url: null, title: null },
        { collection: 'Mixed', ...theirs, url: null, title: null },
        { collection: 'Mixed', entityType: null, entityId: null, url: 'javascript:alert(1)', title: 'A bookmarklet' },
        { collection: 'Mixed', entityType: null, entityId: null, url: 'https://me:secret@example.com/', title: null },
      ],
      unknownCount: 5,
    });
  });

  it('names the first of what nothing fits and counts the rest, so that little in is little out (COL-18, T44)', async () => {
    const report = await here.mine.collections.previewImport(
      into(
        'M'.repeat(100),
        Array.from({ length: 1000 }, (_, n) => ({ url: 'x:', title: `${n}` })),
      ),
    );
    expect([report.unknown.length, report.unknown.at(-1)?.title, report.unknownCount]).toEqual([200, '199', 1000]);
  });

  it('is a tool where its own page is meant, and elsewhere a page that knows its tool (COL-18, CAT-13)', async () => {
    const domain = newDomain();
    const { entityId } = await tool({ domain, website: `https://www.${domain}/home` });
    const own = [`https://${domain}/home?utm_source=x`, `http://WWW.${domain}`];
    const others = [`https://${domain}/pricing`, `https://app.eu.${domain}/?x=1`];
    const report = await here.mine.collections.import(
      into(
        'Marks',
        [...own, ...others].map((url) => ({ url })),
      ),
    );
    expect(report.became).toEqual({ deals: 0, tools: 1, pages: 2, notes: 0 });
    const [marks] = await storedOf('Marks');
    expect(marks?.items[0]).toMatchObject({ entityType: 'tool', entityId });
    expect((await storedPages()).map((page) => [page.url, page.toolId])).toEqual(others.map((url) => [url, entityId]));
  });

  it('is a page where nothing fits, with all that the file says; kept once, and as it was first (CAT-13, COL-18)', async () => {
    const url = `https://${newDomain()}/post?b=1&utm_source=mail#top`;
    const said = {
      title: 'A  post\nof mine',
      description: 'What it is about',
      notes: 'Read it',
      tags: ['Reading', 'reading', 'später'],
      isFavorite: true,
      addedAt: '2020-01-02T03:04:05.000Z',
    };
    const report = await here.mine.collections.import({
      collections: [
        {
          name: 'Pages',
          items: [
            { url, ...said },
            { url: url.replace('https://', 'http://www.'), tags: ['again'] },
          ],
        },
        { name: 'More', items: [{ url, title: 'Otherwise' }] },
      ],
    });
    expect(report.collections.map(({ added, alreadyThere }) => [added, alreadyThere])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(report.became).toEqual({ deals: 0, tools: 0, pages: 2, notes: 0 });
    const [page, ...others] = await storedPages();
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      url,
      title: 'A post of mine',
      description: 'What it is about',
      isTitleTyped: true,
      isDescriptionTyped: true,
      state: 'waiting',
      toolId: null,
    });
    const [[first], [more]] = [await storedOf('Pages'), await storedOf('More')];
    expect(first?.items).toMatchObject([
      {
        entityType: 'page',
        entityId: page?.id,
        pageId: page?.id,
        notes: 'Read it',
        tags: ['Reading', 'später', 'again'],
        isFavorite: true,
        addedAt: new Date(said.addedAt),
      },
    ]);
    expect(more?.items).toMatchObject([{ pageId: page?.id, notes: null, tags: [], isFavorite: false }]);

    // Again it adds, and what was said first stays.
    const twice = { url, title: 'New title', description: 'Else', notes: 'Twice', tags: ['new', 'AGAIN'] };
    const again = await here.mine.collections.import(into('Pages', [twice]));
    expect(again.collections).toEqual([
      { name: 'Pages', isNew: false, itemCount: 1, added: 0, alreadyThere: 1, completed: 1 },
    ]);
    expect(await storedPages()).toEqual([page]);
    const [after] = await storedOf('Pages');
    expect(after?.items).toEqual([
      {
        ...first?.items[0],
        notes: 'Read it\n\nTwice',
        tags: ['Reading', 'später', 'again', 'new'],
        words: expect.any(String),
      },
    ]);
    const before = await stored();
    const third = await here.mine.collections.import(into('Pages', [twice]));
    expect(third.collections).toEqual([
      { name: 'Pages', isNew: false, itemCount: 1, added: 0, alreadyThere: 1, completed: 0 },
    ]);
    expect([await stored(), await storedPages()]).toEqual([before, [page]]);
  });

  it('gives a page the text that nobody gave it so far (KEEP-03)', async () => {
    const url = `https://${newDomain()}/untitled`;
    await pageOf(here.me, url);
    await here.mine.collections.import(into('Texts', [{ url, title: 'A title', description: 'A text' }]));
    expect(await storedPages()).toMatchObject([{ title: 'A title', description: 'A text', isTitleTyped: true }]);
  });

  it('loses no place within a page: each stands in the note of the one item (KEEP-02)', async () => {
    const url = `https://${newDomain()}/manual`;
    const parts = ['#first', '#second', '', '#second'].map((anchor, n) => ({
      url: url + anchor,
      title: anchor === '' ? url : `Part ${n}`,
      tags: [`t${n}`],
    }));
    const report = await here.mine.collections.import(into('Parts', parts));
    expect(report.collections).toMatchObject([{ added: 1, alreadyThere: 3 }]);
    const [collection] = await storedOf('Parts');
    expect(collection?.items).toMatchObject([
      { notes: `Part 1: ${url}#second\n\nPart 3: ${url}#second`, tags: ['t0', 't1', 't2', 't3'] },
    ]);
    expect(await storedPages()).toMatchObject([{ url: `${url}#first`, title: 'Part 0' }]);
    const before = await stored();
    await here.mine.collections.import(into('Parts', parts));
    expect(await stored()).toEqual(before);
  });

  it('keeps pages apart that differ in a fragment which is a place (KEEP-02)', async () => {
    const places = [
      'https://mail.google.com/mail/u/0/#inbox/FMfcgzGtx',
      'https://mail.google.com/mail/u/0/#inbox/QgrcJHsT',
    ];
    const drawings = ['#G1aB2c', '#G1aB2d'].map((key) => `https://app.diagrams.net/${key}`);
    const boards = ['#json=a1,b2', '#room=a1,b2'].map((key) => `https://excalidraw.com/${key}`);
    const urls = [...places, ...drawings, ...boards];
    const report = await here.mine.collections.import(
      into(
        'Places',
        urls.map((url) => ({ url })),
      ),
    );
    expect(report.collections).toMatchObject([{ added: 6, alreadyThere: 0 }]);
    expect((await storedPages()).map(({ url }) => url)).toEqual(urls);
  });

  it('is the member’s own page by its id, and one of that address for anybody else (COL-18, CAT-13)', async () => {
    const url = `https://${newDomain()}/mine`;
    const own = await pageOf(here.me, url);
    await here.mine.collections.import(into('Own', [own, { url }]));
    expect((await storedOf('Own'))[0]?.items.map(({ entityId }) => entityId)).toEqual([own.entityId]);

    const other = await makeUser(here.api.database);
    await here.api.as(other).collections.import(into('Theirs', [{ ...own, url, title: url }]));
    const [theirs] = await storedPages(other.id);
    expect(theirs).toMatchObject({ url, title: '', isTitleTyped: false });
    expect(theirs?.id).not.toBe(own.entityId);
  });

  it('keeps an excerpt of what the catalogue has as its note, where it has none (COL-18)', async () => {
    const [one, two] = [await deal(), await tool()];
    await here.mine.collections.import(
      into('Excerpts', [
        { ...one, description: 'About it', notes: 'Mine' },
        { ...two, description: 'About it' },
      ]),
    );
    expect((await storedOf('Excerpts'))[0]?.items.map(({ notes }) => notes)).toEqual(['Mine', 'About it']);
  });

  it('is the web address’s tool where the id is unknown (COL-18)', async () => {
    const domain = newDomain();
    const { entityId } = await tool({ domain });
    await here.mine.collections.import(
      into('Other site', [{ entityType: 'tool', entityId: uuidv7(), url: `https://${domain}` }]),
    );
    expect((await storedOf('Other site'))[0]?.items[0]?.entityId).toBe(entityId);
  });

  it('is, of several tools of a domain, the one with most running deals, then the best rated (COL-18)', async () => {
    const [byDeals, byRating] = [newDomain(), newDomain()];
    await tool({ domain: byDeals, ratingTenths: 50, ratingCount: 9 });
    const popular = await tool({ domain: byDeals });
    await makeDeal(here.api.database, { toolId: popular.entityId });
    const ended = await tool({ domain: byDeals });
    for (let n = 0; n < 2; n += 1) {
      await makeDeal(here.api.database, {
        toolId: ended.entityId,
        startsAt: new Date('2020-01-01'),
        endsAt: new Date('2020-02-01'),
      });
    }
    await tool({ domain: byRating, ratingTenths: 41, ratingCount: 900 });
    const rated = await tool({ domain: byRating, ratingTenths: 42, ratingCount: 1 });
    await here.mine.collections.import(into('Best', [{ url: `https://${byDeals}` }, { url: `https://${byRating}` }]));
    expect((await storedOf('Best'))[0]?.items.map((item) => item.entityId)).toEqual([popular.entityId, rated.entityId]);
  });
});
