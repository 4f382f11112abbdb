import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test(
  'elements have the ids that React uses to reference them, from the first page on (UI-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/', '/deals', '/explore', '/deal/minutewren-lifetime', '/contact', '/signin']) {
      await visit(page, path);
      // Props that React passed to each element it hydrated; it does not fix those that differ from the server's
      // markup.
      const ids = await page.locator('#root [id]').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as
            | { id?: string }
            | undefined;
          return props?.id === undefined ? [] : [{ given: element.id, known: props.id }];
        }),
      );
      expect(ids.length, path).toBeGreaterThan(1);
      expect(
        ids.filter(({ given, known }) => given !== known),
        path,
      ).toEqual([]);
    }
  },
);
