import { expect, test } from './support/test.ts';

test(
  'a tool and its deals show one rating, and name the site of one that was given elsewhere (CAT-07, CAT-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    const rated = async (path: string) => {
      await page.goto(path);
      return page
        .getByRole('main')
        .getByRole('img', { name: /^Rated / })
        .first()
        .innerText();
    };
    expect(await rated('/tool/sheetsonde')).toMatch(/\d\.\d\s*\(\d+ on elsewhere\.example\)/);
    expect(await rated('/deal/sheetsonde-lifetime')).toBe(await rated('/tool/sheetsonde'));
    expect(await rated('/deal/minutewren-lifetime')).toContain('(3 reviews)');
    expect(await rated('/deal/minutewren-lifetime')).toBe(await rated('/tool/minutewren'));
  },
);
