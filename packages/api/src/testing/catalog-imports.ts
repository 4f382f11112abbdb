import type { TestServices } from './test-api.ts';
import type { RowNote } from '#supply/import/import.contract.ts';
import { importCatalog } from '#supply/import/import.service.ts';
import { readRows } from '#supply/import/read-rows.ts';
import type { SourceRow } from '#supply/import/source-row.ts';

export async function* listed(values: unknown[]): AsyncGenerator<SourceRow> {
  for (const [index, value] of values.entries()) yield { place: `index ${index}`, value };
}

// The same oddities as the real files have: a doubled name with another tool, two deals of one tool, an ftp address,
// quotes, markup, emoji, right-to-left text.
export const TOOLS = [
  {
    name: 'Élan "X" <b>&',
    tagline: 'Emoji 🔥',
    website: 'https://elan.example/',
    domain: 'elan.example',
    source: 'https://git.example/elan',
    demo: null,
    licenses: ['MIT'],
    tags: ['Password Managers'],
    stars: null,
    archived: false,
  },
  { name: 'مدير', tagline: 'سطر', website: 'https://modir.example', domain: 'modir.example', tags: [] },
];
export const deal = (id: number, name: string, domain: string, more: object = {}) => ({
  id,
  name,
  tagline: `About ${name}`,
  website: `https://${domain}`,
  domain,
  tags: ['sound::player'],
  src: 'x',
  title: `${name} lifetime deal`,
  base_price: 289,
  discount_percentage: 27,
  current_price: 210.97,
  ...more,
});
export const DEALS = [
  deal(1, 'Élan "X" <b>&', 'elan.example'),
  deal(2, 'Calibre', 'calibre.example'),
  deal(3, 'calibre', 'calibre.example', { website: 'https://calibre.example/' }),
  deal(4, 'Calibre', 'other.example'),
  deal(5, 'bootp', 'ftp.example', { website: 'ftp://ftp.example/pub' }),
];

/** A file as it comes, all at once. */
export async function* chunked(content: string): AsyncGenerator<string> {
  yield content;
}

/** Imports into the database of `here`, and what is stored there afterwards. */
export function importHelpers(here: () => TestServices) {
  async function run(rows: AsyncIterable<SourceRow>, source: string) {
    const notes: RowNote[] = [];
    const summary = await importCatalog({
      database: here().database,
      batches: readRows(rows),
      source,
      onNote: (note) => notes.push(note),
    });
    return { ...summary, notes };
  }
  const take = (values: unknown[], source = 'test') => run(listed(values), source);
  async function stored<Row extends object>(text: string): Promise<Row[]> {
    return (await here().database.pool.query<Row>(text)).rows;
  }
  const everything = () =>
    stored('select * from tools t full join deals d on d.tool_id = t.id order by t.slug, d.slug');
  return { run, take, stored, everything };
}
