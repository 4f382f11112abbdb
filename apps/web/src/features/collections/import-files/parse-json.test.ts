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
      skipped: 0,
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
            item({ entity_id: 'no id', url: 'javascript:alert(1)' }),
            item({ entity_id: 'no id' }),
            item({ added_at: 'yesterday', notes: 7 }),
          ],
        },
      ]),
    );
    if (parsed.kind !== 'collections') throw new Error('Not ours.');
    expect(parsed.skipped).toBe(3);
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
