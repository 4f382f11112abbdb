import { expect, it } from 'vitest';
import { sharedPage } from './shared-page.ts';

const read = (fields: Record<string, string>) => sharedPage(new URLSearchParams(fields));

it('finds the page in what bookmarklets send and phones share, wherever they put its address (CAT-13)', () => {
  const page = { url: 'https://example.com/a?b=c#d', title: 'A page' };
  expect(read({ url: page.url, title: 'A page' })).toEqual(page);
  expect(read({ text: `Look at this: ${page.url}`, title: 'A page' })).toEqual(page);
  expect(read({ title: `A page ${page.url}` })).toEqual(page);
  expect(read({ url: ` ${page.url} ` })).toEqual({ ...page, title: '' });
});

it('finds no page where there is none (CAT-13, T16)', () => {
  for (const url of ['', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://', 'words'])
    expect(read({ url })).toBeNull();
});
