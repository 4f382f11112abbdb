import { describe, expect, it } from 'vitest';
import type { Link } from './import-file.ts';
import { parseJson } from './parse-json.ts';

function read(data: unknown) {
  const file = parseJson(JSON.stringify(data));
  if (file.kind !== 'links') throw new Error('Not links.');
  return file;
}
const placesOf = (links: readonly Link[]) => links.map(({ item, folder }) => [item.title, ...folder]);

const SECONDS = 1_700_000_000;
const ISO = '2023-11-14T22:13:20.000Z';

describe('the JSON of another program', () => {
  it('of Pinboard has titles, remarks, tags between blanks and what is to be read (KEEP-04)', () => {
    const bookmark = {
      href: 'https://a.example/',
      description: 'A title',
      extended: 'What I think',
      meta: 'x',
      hash: 'y',
      time: '2023-11-14T22:13:20Z',
      shared: 'no',
      toread: 'yes',
      tags: 'one two',
    };
    expect(read([bookmark]).links).toEqual([
      {
        item: {
          url: 'https://a.example/',
          title: 'A title',
          notes: 'What I think',
          tags: ['one', 'two', 'to read'],
          addedAt: ISO,
        },
        folder: [],
      },
    ]);
  });

  it('of wallabag has stars, what was read, tags and annotations, and not the whole page (KEEP-04)', () => {
    const entry = {
      is_archived: 1,
      is_starred: 1,
      tags: ['one', { id: 2, label: 'Two', slug: 'two' }],
      id: 7,
      title: 'A title',
      url: 'https://a.example/',
      content: '<p>All of it</p>',
      created_at: '2023-11-14T22:13:20+00:00',
      annotations: [{ text: 'mine', quote: 'marked' }],
    };
    expect(read([entry]).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'A title',
      notes: '> marked\nmine',
      tags: ['one', 'Two', 'archived'],
      isFavorite: true,
      addedAt: ISO,
    });
  });

  it('of Omnivore has labels, descriptions and what is archived (KEEP-04)', () => {
    const entry = {
      id: 'x',
      slug: 'a-title',
      title: 'A title',
      description: 'About it',
      url: 'https://a.example/',
      state: 'Archived',
      labels: ['one'],
      savedAt: ISO,
    };
    expect(read([entry]).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'A title',
      description: 'About it',
      tags: ['one', 'archived'],
      addedAt: ISO,
    });
  });

  it('of GoodLinks has seconds with fractions, stars, summaries and highlights (KEEP-04)', () => {
    const link = {
      url: 'https://a.example/',
      title: 'A title',
      summary: 'About it',
      tags: ['one'],
      starred: true,
      addedAt: SECONDS + 0.5,
      readAt: null,
      highlights: [{ content: 'marked', note: 'mine' }],
    };
    expect(read([link]).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'A title',
      notes: '> marked\nmine',
      description: 'About it',
      tags: ['one'],
      isFavorite: true,
      addedAt: '2023-11-14T22:13:20.500Z',
    });
  });

  it('of Raindrop, linkding, Shaarli, Readeck and Shiori is known by what they call their fields (KEEP-04)', () => {
    const raindrop = {
      link: 'https://a.example/',
      title: 'R',
      excerpt: 'E',
      note: 'N',
      tags: ['t'],
      important: true,
      created: ISO,
      collection: { $id: 1, title: 'Work' },
    };
    expect(read({ items: [raindrop] }).links).toEqual([
      {
        item: {
          url: 'https://a.example/',
          title: 'R',
          description: 'E',
          notes: 'N',
          tags: ['t'],
          isFavorite: true,
          addedAt: ISO,
        },
        folder: ['Work'],
      },
    ]);
    const linkding = {
      url: 'https://a.example/',
      title: 'L',
      description: 'D',
      notes: 'N',
      tag_names: ['t'],
      is_archived: true,
      unread: true,
      date_added: ISO,
    };
    expect(read({ count: 1, results: [linkding] }).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'L',
      description: 'D',
      notes: 'N',
      tags: ['t', 'archived', 'to read'],
      addedAt: ISO,
    });
    const shaarli = { id: 1, url: '/shaare/WDWyig', title: 'S', description: 'Its text', tags: ['t'], created: ISO };
    expect(read([shaarli]).links[0]?.item).toEqual({ title: 'S', description: 'Its text', tags: ['t'], addedAt: ISO });
    const readeck = {
      id: 'x',
      href: 'https://mine.example/api/bookmarks/x',
      url: 'https://a.example/',
      title: 'K',
      labels: ['t'],
      is_marked: true,
      created: ISO,
    };
    expect(read([readeck]).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'K',
      tags: ['t'],
      isFavorite: true,
      addedAt: ISO,
    });
    const shiori = {
      url: 'https://a.example/',
      title: 'H',
      excerpt: 'E',
      tags: [{ id: 1, name: 't' }],
      createdAt: ISO,
    };
    expect(read({ bookmarks: [shiori] }).links[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'H',
      description: 'E',
      tags: ['t'],
      addedAt: ISO,
    });
  });

  it('of Firefox has folders, tags of new and old backups, keeps what is no page apart, and no separators (KEEP-04)', () => {
    const place = (title: string, uri: string, more: object = {}) => ({
      type: 'text/x-moz-place',
      title,
      uri,
      dateAdded: SECONDS * 1e6,
      ...more,
    });
    const folder = (title: string, children: unknown[], more: object = {}) => ({
      type: 'text/x-moz-place-container',
      title,
      children,
      ...more,
    });
    const file = read(
      folder(
        '',
        [
          folder(
            'menu',
            [place('A', 'https://a.example/', { tags: 'one,two' }), { type: 'text/x-moz-place-separator' }],
            { root: 'bookmarksMenuFolder' },
          ),
          folder(
            'toolbar',
            [
              folder('Work', [
                place('B', 'https://b.example/', {
                  annos: [{ name: 'bookmarkProperties/description', value: 'About B' }],
                }),
              ]),
            ],
            { root: 'toolbarFolder' },
          ),
          folder('tags', [folder('old', [place('B', 'https://b.example/')])], { root: 'tagsFolder' }),
          folder('unfiled', [place('Most Visited', 'place:sort=8')], { root: 'unfiledBookmarksFolder' }),
        ],
        { root: 'placesRoot' },
      ),
    );
    expect(file.links).toEqual([
      { item: { url: 'https://a.example/', title: 'A', tags: ['one', 'two'], addedAt: ISO }, folder: [] },
      {
        item: { url: 'https://b.example/', title: 'B', notes: 'About B', tags: ['old'], addedAt: ISO },
        folder: ['Bookmarks Toolbar', 'Work'],
      },
    ]);
    expect(file.leftOut).toEqual({ address: { count: 1, names: ['Most Visited'] } });
  });

  it('of Chrome has folders and times since 1601 (KEEP-04)', () => {
    const url = (name: string, address: string) => ({
      type: 'url',
      name,
      url: address,
      date_added: String((SECONDS + 11_644_473_600) * 1e6),
    });
    const folder = (name: string, children: unknown[]) => ({ type: 'folder', name, children });
    const file = read({
      checksum: 'x',
      roots: {
        bookmark_bar: folder('Bookmarks bar', [
          url('A', 'https://a.example/'),
          folder('Work', [url('B', 'https://b.example/')]),
        ]),
        other: folder('Other bookmarks', [url('C', 'chrome://settings')]),
        synced: folder('Mobile bookmarks', []),
        sync_transaction_version: '1',
      },
      version: 1,
    });
    expect(placesOf(file.links)).toEqual([
      ['A', 'Bookmarks bar'],
      ['B', 'Bookmarks bar', 'Work'],
    ]);
    expect(file.links[0]?.item.addedAt).toBe(ISO);
    expect(file.leftOut).toEqual({ address: { count: 1, names: ['C'] } });
  });

  it('nested 20,000 deep is read all the same (KEEP-04)', () => {
    const open = '{"type":"folder","name":"f","children":[';
    const inner = '{"type":"url","name":"A","url":"https://a.example/","date_added":"0"}';
    const text = `{"roots":{"bookmark_bar":${open.repeat(20_000)}${inner}${']}'.repeat(20_000)}}}`;
    const file = parseJson(text);
    expect(file.kind === 'links' && file.links.map(({ item }) => item.title)).toEqual(['A']);
  });

  it('of Tab Session Manager, Toby and Session Buddy has a folder for each session (KEEP-04)', () => {
    const tab = (title: string) => ({ id: 1, title, url: `https://${title.toLowerCase()}.example/` });
    const sessions = [
      {
        id: 's',
        name: 'Trip',
        date: SECONDS * 1000,
        tag: ['regular', 'mine'],
        windows: { 1: { 2: tab('A'), 3: tab('B') } },
      },
    ];
    const file = read(sessions);
    expect(placesOf(file.links)).toEqual([
      ['A', 'Trip'],
      ['B', 'Trip'],
    ]);
    expect(file.links[0]?.item).toMatchObject({ tags: ['mine'], addedAt: ISO });
    const toby = {
      version: 3,
      lists: [{ title: 'Trip', cards: [{ ...tab('A'), customTitle: 'Mine', customDescription: 'Why' }] }],
    };
    expect(read(toby).links).toEqual([
      { item: { url: 'https://a.example/', title: 'Mine', notes: 'Why' }, folder: ['Trip'] },
    ]);
    const buddy = { collections: [{ title: 'Trip', folders: [{ links: [tab('A')] }] }] };
    expect(placesOf(read(buddy).links)).toEqual([['A', 'Trip']]);
  });
});
