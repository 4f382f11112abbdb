import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test(
  'elements have the ids by which React names them to each other, from the first page on (UI-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/', '/deals', '/explore', '/deal/minutewren-lifetime', '/contact', '/signin']) {
      await visit(page, path);
      // What React passed to each element it took over from the server's markup; it does not mend what differs.
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
