import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-file.ts';
import { parseJson } from './parse-json.ts';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const file = (collections: unknown, more: object = {}) =>
  JSON.stringify({
    format: 'onceware-collections',
    version: 1,
    exported_at: '2026-03-01T12:00:00.000Z',
    collections,
    ...more,
  });
const item = (more: object = {}) => ({
  entity_type: 'deal',
  entity_id: ID,
  title: 'Mailwell',
  url: 'https://onceware.example/deal/mailwell',
  notes: null,
  added_at: '2026-03-01T12:00:00.000Z',
  ...more,
});

function problemOf(text: string) {
  try {
    parseJson(text);
  } catch (error) {
    return error instanceof ImportProblem ? error.reason : error;
  }
  return null;
}

describe('a JSON file of ours', () => {
  it('comes back as it was, in its order (COL-18) (T26)', () => {
    const notes = '=1+1\r\n"quoted" ملاحظة 👩‍👩‍👧 \u202e <b>';
    const parsed = parseJson(
      file([
        {
          name: "'=cmd",
          description: 'Why\nnot',
          is_default: false,
          is_favorite: true,
          items: [item({ notes }), item({ entity_type: 'tool' })],
        },
        { name: 'Empty', description: '', is_default: true, is_favorite: false, items: [] },
      ]),
    );
    expect(parsed).toEqual({
      kind: 'collections',
      leftOut: {},
      collections: [
        {
          name: "'=cmd",
          description: 'Why\nnot',
          isFavorite: true,
          items: [
            {
              entityType: 'deal',
              entityId: ID,
              url: 'https://onceware.example/deal/mailwell',
              title: 'Mailwell',
              notes,
              addedAt: '2026-03-01T12:00:00.000Z',
            },
            {
              entityType: 'tool',
              entityId: ID,
              url: 'https://onceware.example/deal/mailwell',
              title: 'Mailwell',
              addedAt: '2026-03-01T12:00:00.000Z',
            },
          ],
        },
        { name: 'Empty', description: '', isFavorite: false, items: [] },
      ],
    });
  });

  it('that was changed by hand keeps what can be understood, and counts the rest (COL-18)', () => {
    const parsed = parseJson(
      file([
        {
          name: 'Mine',
          items: [
            item(),
            null,
            'x',
            item({ entity_id: 'no id', url: 'javascript:alert(1)', title: 'Script' }),
            item({ entity_id: 'no id' }),
            item({ added_at: 'yesterday', notes: 7 }),
          ],
        },
      ]),
    );
    if (parsed.kind !== 'collections') throw new Error('Not ours.');
    expect(parsed.leftOut).toEqual({ address: { count: 1, names: ['Script'] }, empty: { count: 2, names: [] } });
    expect(parsed.collections[0]?.items.map(({ entityId = null }) => entityId)).toEqual([ID, null, ID]);
    expect(parsed.collections[0]?.items[2]?.addedAt).toBeUndefined();
  });

  it.each([
    { what: 'that ends too early', text: file([]).slice(0, -5), problem: 'brokenJson' },
    { what: 'that nests without end', text: '['.repeat(100_000), problem: 'brokenJson' },
    { what: 'of another program', text: '{"roots":{"bookmark_bar":{}}}', problem: 'otherJson' },
    { what: 'that is a list', text: '[1,2]', problem: 'otherJson' },
    { what: 'without a list of collections', text: file({}), problem: 'otherJson' },
    { what: 'of a later version', text: file([], { version: 2 }), problem: 'newerVersion' },
    { what: 'with a collection without a name', text: file([{ name: ' \n ', items: [] }]), problem: 'noName' },
    { what: 'with something else for a collection', text: file([null]), problem: 'noName' },
  ])('$what is refused by what is wrong with it (COL-18)', ({ text, problem }) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('a JSON file of another program', () => {
  it('of Karakeep has tags, notes, and nested lists of which a bookmark may be in several (COL-18)', () => {
    const exported = {
      bookmarks: [
        {
          createdAt: 1_700_000_000,
          title: 'One',
          tags: ['AI', 'to read'],
          lists: ['l2', 'l3'],
          content: { type: 'link', url: 'https://a.example/one' },
          note: 'Mine',
          customMetadata: null,
          archived: true,
        },
        {
          createdAt: 1_700_000_001,
          title: null,
          tags: [],
          lists: [],
          content: { type: 'link', url: 'https://a.example/two' },
          note: null,
          archived: false,
        },
        {
          createdAt: 1_700_000_002,
          title: null,
          tags: [],
          content: { type: 'text', text: 'A thought' },
          note: null,
        },
        { createdAt: 1_700_000_003, title: 'A picture', tags: [], lists: [], content: null, note: null },
      ],
      lists: [
        { id: 'l1', name: 'Work', description: null, icon: '🚀', type: 'manual', query: null, parentId: null },
        { id: 'l2', name: 'Design', description: 'Looks', icon: '🎨', type: 'manual', query: null, parentId: 'l1' },
        { id: 'l3', name: 'Later', description: null, icon: '⏳', type: 'manual', query: null, parentId: null },
        { id: 'l4', name: 'Circle', description: null, icon: '⏳', type: 'manual', query: null, parentId: 'l4' },
      ],
    };
    const one = {
      url: 'https://a.example/one',
      title: 'One',
      notes: 'Mine',
      tags: ['AI', 'to read', 'archived'],
      addedAt: '2023-11-14T22:13:20.000Z',
    };
    expect(parseJson(JSON.stringify(exported))).toEqual({
      kind: 'links',
      links: [
        { item: one, folder: ['Work', 'Design'] },
        { item: one, folder: ['Later'] },
        { item: { url: 'https://a.example/two', addedAt: '2023-11-14T22:13:21.000Z' }, folder: [] },
        {
          item: { title: 'A thought', description: 'A thought', addedAt: '2023-11-14T22:13:22.000Z' },
          folder: [],
        },
      ],
      folders: [{ path: ['Work', 'Design'], description: 'Looks' }],
      leftOut: { file: { count: 1, names: ['A picture'] } },
    });
  });

  it('of Linkwarden has nested collections, descriptions, tags and what is pinned (COL-18)', () => {
    const link = (id: number, more: object) => ({
      id,
      type: 'url',
      description: '',
      importDate: null,
      textContent: 'All of the page',
      createdAt: '2025-02-03T04:05:06.000Z',
      tags: [],
      ...more,
    });
    const exported = {
      name: 'Me',
      username: 'me',
      collections: [
        {
          id: 1,
          name: 'Work',
          description: 'What I do',
          color: '#0ea5e9',
          parentId: null,
          rssSubscriptions: [],
          links: [
            link(1, { name: 'One', url: 'https://a.example/one', tags: [{ id: 7, name: 'AI', ownerId: 1 }] }),
            link(2, { name: 'A file', url: null, type: 'pdf' }),
          ],
        },
        {
          id: 2,
          name: 'Design',
          description: '',
          parentId: 1,
          rssSubscriptions: [],
          links: [
            link(3, {
              name: '',
              url: 'https://a.example/two',
              description: 'How it looks',
              importDate: '2020-01-01T00:00:00.000Z',
            }),
          ],
        },
      ],
      pinnedLinks: [{ id: 3, url: 'https://a.example/two' }],
      whitelistedUsers: [],
    };
    expect(parseJson(JSON.stringify(exported))).toEqual({
      kind: 'links',
      links: [
        {
          item: { url: 'https://a.example/one', title: 'One', tags: ['AI'], addedAt: '2025-02-03T04:05:06.000Z' },
          folder: ['Work'],
        },
        {
          item: {
            url: 'https://a.example/two',
            description: 'How it looks',
            isFavorite: true,
            addedAt: '2020-01-01T00:00:00.000Z',
          },
          folder: ['Work', 'Design'],
        },
      ],
      folders: [{ path: ['Work'], description: 'What I do' }],
      leftOut: { file: { count: 1, names: ['A file'] } },
    });
  });
});
