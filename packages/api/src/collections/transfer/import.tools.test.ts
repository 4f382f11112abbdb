import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTool } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { findTools } from './import.tools.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const tool = (name: string, domain: string, website: string | null = null, ratingTenths = 0) =>
    makeTool(api.database, { name, domain, website, ratingTenths, ratingCount: ratingTenths && 1 });
  await tool('notion', 'notion.so', 'https://www.notion.so/product');
  await tool('second', 'twins.example', 'https://twins.example/', 40);
  await tool('best', 'twins.example', null, 45);
  await tool('suite', 'suite.example', 'https://suite.example');
  await tool('mail', 'suite.example', 'HTTPS://WWW.Suite.example/mail/?from=us#top');
  await tool('one', 'forge.example', 'https://forge.example/someone/one');
  await tool('two', 'forge.example', 'http://forge.example./someone/two//');
  await tool('long', 'forge.example', `https://forge.example/${'x'.repeat(300)}`);
  await tool('elsewhere', 'own.example', 'https://forge.example/own');
  await tool('pages', 'someone.pages.example');
});
afterAll(() => api.close());

describe('the tool of a web address', () => {
  it.each([
    ['has the domain alone, whatever the path', 'https://notion.so/my-page', 'notion'],
    ['is known by the domain above', 'https://app.notion.so', 'notion'],
    ['is the first of equals', 'https://twins.example/x', 'best'],
    ['is the one whose own page lies above', 'https://suite.example/mail/inbox', 'mail'],
    ['is the domain’s own tool elsewhere', 'https://suite.example/mailing', 'suite'],
    ['is a project of a forge by its address', 'https://www.forge.example/someone/two/issues', 'two'],
    ['is none of a forge’s many', 'https://forge.example/somebody/else', undefined],
    ['is none of a page that is too long', `https://forge.example/${'x'.repeat(300)}`, undefined],
    ['is known by its domain where its website is elsewhere', 'https://own.example/x', 'elsewhere'],
    ['is no neighbour’s', 'https://else.pages.example', undefined],
    ['is none for an unknown domain', 'https://nothing.example', undefined],
    ['is none for a script', 'javascript:location="https://notion.so"', undefined],
  ])('%s (COL-18)', async (_what, address, expected) => {
    const id = (await findTools(api.database.db, new Set([address]))).get(address);
    const { rows } = await api.database.pool.query<{ name: string }>('select name from tools where id = $1', [id]);
    expect(rows[0]?.name).toBe(expected);
  });

  it('is not looked for any more when who asked has left (COL-18, T44)', async () => {
    const asked = findTools(api.database.db, new Set(['https://notion.so']), { signal: AbortSignal.abort() });
    await expect(asked).rejects.toThrow('This operation was aborted');
  });
});
