import { expect, test } from './support/test.ts';

test(
  'a tool and its deals show one rating, and mark an imported one (CAT-07)',
  { tag: '@desktop' },
  async ({ page }) => {
    const rated = async (path: string) => {
      await page.goto(path);
      return page
        .getByRole('main')
        .getByText(/imported rating|\d reviews?\)/)
        .first()
        .innerText();
    };
    expect(await rated('/tool/sheetsonde')).toMatch(/\d+ imported ratings/);
    expect(await rated('/deal/sheetsonde-lifetime')).toBe(await rated('/tool/sheetsonde'));
    expect(await rated('/deal/minutewren-lifetime')).toContain('(3 reviews)');
    expect(await rated('/deal/minutewren-lifetime')).toBe(await rated('/tool/minutewren'));
  },
);
