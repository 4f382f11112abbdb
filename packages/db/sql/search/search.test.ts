import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [TOOL, OTHER, DEAL] = [idOf(1), idOf(2), idOf(11)];

const addTools = (query: Query) =>
  query(
    `insert into tools (id, slug, name, tagline, category, tags, description, search)
     values ($1, 'one', 'Crème C#', 'Bakes', 'ai', '{Sweet,設計}', 'Long words', 'forged'), ($2, 'other', 'Other', '', 'design', '{}', '', '')`,
    [TOOL, OTHER],
  );
const addDeal = (query: Query, id = DEAL, toolId = TOOL) =>
  query(
    `insert into deals (id, slug, tool_id, title, promise, category, description, base_price_minor, price_minor, currency, search)
     values ($1::uuid, $1::text, $2, 'Für immer', 'Saves', 'ai', 'Many', 9900, 4900, 'USD', 'forged')`,
    [id, toolId],
  );

describe('catalog_document', () => {
  it('has the words of catalogue text in their order, with their weight (CAT-01)', async () => {
    const table = [
      ['Crème C++, crème', 'A', `'cplusplus':2A 'creme':1A,3A`],
      ['مُؤَسَّسَة ١٢', 'D', `'12':2 'موسسه':1`],
      ['設計', 'B', `'計':2B '設':1B`],
      ['the the', 'C', `'the':1C,2C`],
      ['—!', 'A', ''],
      ['', 'A', ''],
      [null, 'A', null],
      ['a', null, null],
    ];
    expect(await sql.answers('catalog_document(text, "char")', table)).toEqual(table);
  });
});

describe('catalog_text', () => {
  it('names symbols, and writes Arabic without marks, with one alef and in Western digits (CAT-01)', async () => {
    const table = [
      ['C++ und C#', 'cplusplus und csharp'],
      ['Crème C++', 'creme cplusplus'],
      ['ASP.NET & .NET Core', 'asp dotnet dotnet core'],
      ['node.network', 'node network'],
      ['أحمد إلى آخر', 'احمد الي اخر'],
      ['مُؤَسَّسَة', 'موسسه'],
      ['رحمٰن', 'رحمن'],
      ['عـــربي ١٢٣', 'عربي 123'],
      ['設計', '設 計'],
      [`C#${'!'.repeat(100_000)}é`, 'csharp e'],
      [' A, b -  c.d e\t\tf ', 'a b c d e f'],
      ['', ''],
      [null, null],
    ];
    expect(await sql.answers('catalog_text(text)', table)).toEqual(table);
  });
});

describe('intent_keys', () => {
  it('has the stems of each word, and of Chinese each two signs in a row (CAT-16)', async () => {
    const [row] = await sql.query(`select intent_keys('{send newsletters,制作字幕}') as keys`);
    expect(row?.['keys']).toEqual(expect.arrayContaining(['en:newslett', '=制作', '=作字', '=字幕']));
    expect(row?.['keys']).not.toContain('=字');
  });
});

describe('name_key', () => {
  it('is a name without what people leave out, in 200 characters at most (CAT-13)', async () => {
    const table = [
      ['Invoice Ninja', 'invoiceninja'],
      ['n8n', 'n8n'],
      ['C++', 'cplusplus'],
      ['Crème-Brûlée!', 'cremebrulee'],
      ['設計ツール', '設計ツール'],
      ['أ ب', 'اب'],
      ['a b '.repeat(25_000), 'ab'.repeat(100)],
      ['🎉', ''],
      ['', ''],
      [null, null],
    ];
    expect(await sql.answers('name_key(text)', table)).toEqual(table);
  });
});

describe('named_symbols', () => {
  it('names C++, C#, .NET and their like, and no sign within other words (CAT-01)', async () => {
    const table = [
      ['C++', 'Cplusplus '],
      ['c++11 a++', 'cplusplus 11 aplusplus '],
      ['F#,C#', 'Fsharp ,Csharp '],
      ['.net .NET .Net', ' dotnet  dotnet  dotnet'],
      ['ASP.NET', 'ASP dotnet'],
      ['foo.net node.network', 'foo.net node.network'],
      ['abc++ #1', 'abc++ #1'],
      ['+'.repeat(100_000), '+'.repeat(100_000)],
      ['Crème 設計', 'Crème 設計'],
      ['', ''],
      [null, null],
    ];
    expect(await sql.answers('named_symbols(text)', table)).toEqual(table);
  });
});

describe('names_document', () => {
  it('has the words of weight A alone (CAT-01)', async () => {
    const table = [
      [`'one':1A 'two':2A,3B 'three':4C 'four':5`, `'one':1A 'two':2A`],
      [`'one':1B`, ''],
      ['', ''],
      [null, null],
    ];
    expect(await sql.answers('names_document(tsvector)', table)).toEqual(table);
  });
});

/** Sorts the keys of each answer: the languages come in any order. */
const sortedKeys = (answers: unknown[][]) =>
  answers.map(([given, keys]) => [given, Array.isArray(keys) ? keys.map(String).toSorted() : keys]);

describe('phrase_keys', () => {
  it('are the phrase, and the stems of its words by language, unless they are too short (CAT-06)', async () => {
    const table = [
      [
        'project management',
        [
          '=project management',
          'de:project management',
          'en:project manag',
          'es:project management',
          'pt:project management',
        ],
      ],
      ['invoices', ['=invoices', 'de:invoic', 'en:invoic', 'es:invoic', 'pt:invoic']],
      ['cats', ['=cats', 'en:cat']],
      ['go', ['=go']],
      ['مدير المهام', ['=مدير المهام', 'ar:مدير مهام']],
      ['設 計', ['=設 計']],
      ['2026', ['=2026']],
      ['', ['=']],
      [null, null],
    ];
    expect(sortedKeys(await sql.answers('phrase_keys(text)', table))).toEqual(table);
  });
});

describe('search_document', () => {
  it('has the words of any text in their order, with their weight (CAT-13)', async () => {
    const table = [
      ['Crème brûlée, CRÈME', 'B', `'brulee':2B 'creme':1B,3B`],
      ['C++ أ', 'A', `'c':1A 'ا':2A`],
      ['設計 3.5', 'D', `'3':3 '5':4 '計':2 '設':1`],
      ['—!'.repeat(100_000), 'A', ''],
      ['', 'A', ''],
      [null, 'A', null],
      ['a', null, null],
    ];
    expect(await sql.answers('search_document(text, "char")', table)).toEqual(table);
  });
});

describe('search_stems', () => {
  it('are English where English has a form of the word, else of each language; Arabic, and else the word (CAT-01)', async () => {
    const table = [
      ['running', ['en:run']],
      ['invoices', ['en:invoic']],
      ['rechnungen', ['en:rechnungen', 'de:rechnung', 'es:rechnung', 'pt:rechnungen']],
      ['go', ['en:go']],
      ['المهام', ['ar:مهام']],
      ['設', ['=設']],
      ['école', ['=école']],
      ['2026', ['=2026']],
      ['', ['=']],
      [null, null],
    ];
    expect(await sql.answers('search_stems(text)', table)).toEqual(table);
  });
});

describe('search_text', () => {
  it('has words between single spaces: small, without accents, each Chinese or Japanese sign alone (CAT-01)', async () => {
    const table = [
      ['Hello,  World! ', 'hello world'],
      ['a_b-c.d/e', 'a b c d e'],
      ['Crème Brûlée ÅNGSTRÖM', 'creme brulee angstrom'],
      ['İstanbul', 'istanbul'],
      ['ΑΣ', 'ας'],
      ['Straße', 'straße'],
      ['ﬁne ３Ｄ x²', 'fine 3d x2'],
      ['設計ツール v2', '設 計 ツ ー ル v2'],
      ['가나', '가나'.normalize('NFKD')],
      ['عربي', 'عربي'],
      ['a\u00a0b\n\tc', 'a b c'],
      ['👍🏽', ''],
      [' A, b -  c.d e\t\tf ', 'a b c d e f'],
      [' Á, b -  c.d e\t\tf – ', 'a b c d e f'],
      ['Ä'.repeat(100_000), 'a'.repeat(100_000)],
      ['A-'.repeat(100_000), 'a '.repeat(100_000).trim()],
      ['', ''],
      [' ', ''],
      [null, null],
    ];
    expect(await sql.answers('search_text(text)', table)).toEqual(table);
  });
});

describe('stem_key', () => {
  it('is the language and the stem, and nothing where that is shorter than five letters (CAT-01)', async () => {
    const table = [
      ['de:', 'german_stem', 'rechnungen', 'de:rechnung'],
      ['en:', 'english_stem', 'invoices', 'en:invoic'],
      ['en:', 'english_stem', 'house', null],
      ['en:', 'english_stem', 'housing', null],
      ['en:', 'english_stem', 'the', null],
      ['', 'simple', 'fünfe', 'fünfe'],
      ['', 'simple', 'vier', null],
      ['en:', 'english_stem', '', null],
      ['en:', 'english_stem', null, null],
      [null, 'english_stem', 'invoices', null],
      ['en:', 'english_stem', 'x'.repeat(100_000), `en:${'x'.repeat(100_000)}`],
    ];
    expect(await sql.answers('stem_key(text, regdictionary, text)', table)).toEqual(table);
  });
});

describe('synonym_keys', () => {
  it('are the keys of every term, each once (CAT-06)', async () => {
    const table = [
      [
        ['Invoices', '發票', 'INVOICES'],
        ['=invoices', '=發 票', 'de:invoic', 'en:invoic', 'es:invoic', 'pt:invoic'],
      ],
      [
        ['Go', 'أحمد'],
        ['=go', '=احمد', 'ar:احمد'],
      ],
      [[''], ['=']],
      [[null], null],
      [[], null],
      [null, null],
    ];
    expect(sortedKeys(await sql.answers('synonym_keys(text[])', table))).toEqual(table);
  });
});

describe('tools_search_document', () => {
  it('weighs name, tagline, category with tags, and description, whatever is written (CAT-01)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      const search = async () => (await query('select search from tools where id = $1', [TOOL]))[0]?.['search'];
      expect(await search()).toBe(
        `'ai':4C 'bakes':3B 'creme':1A 'csharp':2A 'long':8 'sweet':5C 'words':9 '計':7C '設':6C`,
      );
      await query(
        `update tools set name = 'New', tagline = '', category = 'design', tags = '{}', description = '—', search = 'forged' where id = $1`,
        [TOOL],
      );
      expect(await search()).toBe(`'design':2C 'new':1A`);
    }));

  it.each([`name = 'Fresh'`, `tagline = 'Fresh'`, `category = 'fresh'`, `tags = '{Fresh}'`, `description = 'Fresh'`])(
    'follows «%s» (CAT-01)',
    (change) =>
      sql.attempt(async ({ query }) => {
        await addTools(query);
        expect(
          await query(`update tools set ${change} where id = $1 returning search @@ 'fresh' as it`, [TOOL]),
        ).toEqual([{ it: true }]);
      }),
  );
});

describe('deal_document', () => {
  it('weighs names, promise with tagline, category with tags, and description, with whatever is missing (CAT-01)', async () => {
    const table = [
      [
        'Crème',
        'Bakes',
        ['Sweet', '設計'],
        'Für immer',
        'Saves',
        'ai',
        'Many words',
        `'ai':6C 'bakes':5B 'creme':1A 'fur':2A 'immer':3A 'many':10 'saves':4B 'sweet':7C 'words':11 '計':9C '設':8C`,
      ],
      ['Other', '', [], '', '', 'design', '', `'design':2C 'other':1A`],
      [null, null, null, 'Title', 'Promise', 'ai', '—', `'ai':3C 'promise':2B 'title':1A`],
      ['Tool', 'Tagline', ['tag'], 'Title', 'Promise', 'ai', null, null],
    ];
    expect(await sql.answers('deal_document(text, text, text[], text, text, text, text)', table)).toEqual(table);
  });
});

describe('deals_search_document', () => {
  const search = async (query: Query) => (await query('select search from deals'))[0]?.['search'];

  it('weighs names, promise, category with tags, and description, whatever is written (CAT-01)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query);
      expect(await search(query)).toBe(
        `'ai':7C 'bakes':6B 'creme':1A 'csharp':2A 'fur':3A 'immer':4A 'many':11 'saves':5B 'sweet':8C '計':10C '設':9C`,
      );
      await query('update deals set tool_id = $1', [OTHER]);
      expect(await search(query)).toBe(`'ai':5C 'fur':2A 'immer':3A 'many':6 'other':1A 'saves':4B`);
    }));

  it.each([`title = 'Fresh'`, `promise = 'Fresh'`, `category = 'fresh'`, `description = 'Fresh'`])(
    'follows «%s» (CAT-01)',
    (change) =>
      sql.attempt(async ({ query }) => {
        await addTools(query);
        await addDeal(query);
        expect(await query(`update deals set ${change} returning search @@ 'fresh' as it`)).toEqual([{ it: true }]);
      }),
  );
});

describe('tools_search_to_deals', () => {
  it.each([`name = 'Fresh'`, `tagline = 'Fresh'`, `tags = '{Fresh}'`])(
    'gives «%s» to the deals of the tool, to those of no other (CAT-01)',
    (change) =>
      sql.attempt(async ({ query }) => {
        await addTools(query);
        await addDeal(query);
        await addDeal(query, idOf(12), OTHER);
        const fresh = async () =>
          (await query(`select search @@ 'fresh' as it from deals order by id`)).map(({ it: is }) => is);
        await query(`update tools set ${change} where id = $1`, [TOOL]);
        expect(await fresh()).toEqual([true, false]);
        await query(`update tools set ${change}`);
        expect(await fresh()).toEqual([true, true]);
      }),
  );

  it('leaves deals alone whose tool has another description, category or rating, or the same name again (CAT-01)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query);
      const version = () => query('select ctid::text from deals');
      const before = await version();
      await query(
        `update tools set description = 'Fresh', category = 'fresh', website = 'https://x.example', name = name`,
      );
      expect(await version()).toEqual(before);
    }));
});
