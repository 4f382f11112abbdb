import { expect, test } from './support/test.ts';

test('a tool and its deals say one rating, and where it was imported that it was (CAT-07)', async ({ page }) => {
  const rated = (path: string) =>
    page.goto(path).then(() =>
      page
        .getByRole('main')
        .getByText(/imported ratings/)
        .first()
        .innerText(),
    );
  expect(await rated('/deal/galley-proof-lifetime')).toContain('imported');
  expect(await rated('/tool/galley-proof')).toContain('imported');
});
