import { expect, test } from './support/test.ts';

test('a deal and its tool, rated apart, say which ratings they count (CAT-02)', async ({ page }) => {
  const rated = (path: string) =>
    page.goto(path).then(() =>
      page
        .getByRole('main')
        .getByText(/ratings? of/)
        .innerText(),
    );
  expect(await rated('/deal/minutewren-lifetime')).toContain('(187 ratings of this deal)');
  expect(await rated('/tool/minutewren')).toContain('(312 ratings of the tool)');
});
