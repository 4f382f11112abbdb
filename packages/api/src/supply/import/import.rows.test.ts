import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { fileRows } from './file-rows.ts';
import { importHelpers } from '#testing/catalog-imports.ts';

let services: TestServices;
const { run, take, stored } = importHelpers(() => services);

const open = async () => void (services = await createTestServices());
const close = () => services.close();

const good = { name: 'Good', base_price: 10 };

describe('a bad row among others', () => {
  const bad: [name: string, reason: string, row: unknown][] = [
    ['no row', 'A row is an object.', 7],
    ['no name', 'name: ', { name: ' ', base_price: 1 }],
    ['a price that is none', 'base_price: A price is a number', { ...good, base_price: 'NaN' }],
    ['a negative price', 'base_price: A price is not negative.', { ...good, base_price: -1 }],
    ['a price in words', 'base_price: A price is a number', { ...good, base_price: '1,299.00' }],
    ['a third decimal', 'base_price: A price in USD has at most 2 decimals.', { ...good, base_price: 1.999 }],
    ['too much money', 'base_price: This is too much money.', { ...good, base_price: 3e7 }],
    ['a price above the regular one', 'current_price: It is higher than base_price.', { ...good, current_price: 11 }],
    ['no price', 'base_price: A deal needs a price.', { name: 'A', title: 'B' }],
    ['an unknown currency', 'currency: Use the code', { ...good, currency: 'XXQ' }],
    ['a currency that is none', 'currency: Use the code', { ...good, currency: 'JPX' }],
    [
      'cents of a currency without',
      'current_price: A price in JPY has no decimals.',
      { ...good, currency: 'JPY', base_price: 4900, current_price: 49.5 },
    ],
    [
      'an end before its start',
      'ends_at: It is not after starts_at.',
      { ...good, starts_at: '2026-02-01', ends_at: '2026-01-01' },
    ],
    ['a date that is none', 'ends_at: A date is', { ...good, ends_at: '2026-02-30' }],
    ['control characters', 'tagline: Control characters are not allowed.', { ...good, tagline: 'a\0b' }],
    ['half a character', 'tagline: The text holds half a character', { ...good, tagline: '\ud800' }],
    ['an unknown category', 'category: ', { ...good, category: 'toys' }],
    ['an image that is a script', 'logo_url: An image is', { ...good, logo_url: 'javascript:alert(1)' }],
    [
      'an image of another scheme-relative host',
      'cover_url: An image is',
      { ...good, cover_url: '//evil.example/x.png' },
    ],
  ];

  // One import for all: each is told by itself, whatever is beside it.
  let taken: Awaited<ReturnType<typeof take>>;
  beforeAll(async () => {
    await open();
    taken = await take([good, ...bad.map(([, , row]) => row), { ...good, name: 'Better' }]);
  });
  afterAll(close);

  it('lets the others go in (CAT-03)', () => {
    expect(taken).toMatchObject({ read: bad.length + 2, inserted: 2, rejected: bad.length });
    expect(taken.notes).toHaveLength(bad.length);
  });

  it.each(bad.map(([name, reason], n) => [name, reason, n] as const))(
    'with %s is told by place and reason (CAT-03)',
    (_, reason, n) => {
      const place = `index ${n + 1}`;
      expect(taken.notes.filter((note) => note.place === place)).toEqual([
        { kind: 'rejected', place, reason: expect.stringContaining(reason) },
      ]);
    },
  );
});

describe('a bad row alone', () => {
  beforeEach(open);
  afterEach(close);

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http:evil.example',
    'https://user:pw@evil.example',
    'not an address',
    '//evil.example',
  ])('with the website %j is refused (T16)', async (website) => {
    expect(await take([{ ...good, website }])).toMatchObject({ rejected: 1, inserted: 0 });
  });

  it('with an address that no browser opens loses the address only, and that is told (T16)', async () => {
    const { notes, ...summary } = await take([{ ...good, website: 'ftp://ftp.example/pub' }]);
    expect(summary).toMatchObject({ inserted: 1, rejected: 0 });
    expect(notes).toEqual([
      { kind: 'left out', place: 'index 0', reason: expect.stringContaining('ftp://ftp.example/pub') },
    ]);
    expect(await stored('select website from tools')).toEqual([{ website: null }]);
  });

  it('that repeats an id names the first (CAT-03)', async () => {
    const { notes, ...summary } = await take([
      { ...good, id: 1 },
      { ...good, id: 2, title: 'Other' },
      { ...good, id: 1, base_price: 99 },
    ]);
    expect(summary).toMatchObject({ read: 3, inserted: 2, rejected: 1 });
    expect(notes).toEqual([{ kind: 'rejected', place: 'index 2', reason: 'The id 1 stands already at index 0.' }]);
  });
});

describe('the real files', () => {
  beforeEach(open);
  afterEach(close);

  const folder = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
  const [catalogue, selfhosted] = [`${folder}catalogue-10k.json`, `${folder}tools-selfhosted.json`];

  it.skipIf(!existsSync(catalogue))(
    'go in whole, twice without a change, and share their tools (CAT-03; needs ../shared/data)',
    { timeout: 120_000 },
    async () => {
      expect(await run(fileRows(selfhosted), 'tools-selfhosted')).toMatchObject({
        read: 1_348,
        inserted: 1_348,
        rejected: 0,
        newTools: 1_348,
      });
      const first = await run(fileRows(catalogue), 'catalogue-10k');
      expect(first).toMatchObject({ read: 9_999, inserted: 9_999, rejected: 0, newDeals: 9_999, newTools: 8_487 });
      expect(first.notes).toHaveLength(10);
      expect(await run(fileRows(catalogue), 'catalogue-10k')).toMatchObject({
        inserted: 0,
        updated: 0,
        unchanged: 9_999,
      });
      expect(await run(fileRows(selfhosted), 'tools-selfhosted')).toMatchObject({
        inserted: 0,
        updated: 0,
        unchanged: 1_348,
      });
    },
  );
});
