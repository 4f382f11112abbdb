import { expect, it } from 'vitest';
import { currentTypes, englishTypes } from './english-types.ts';

it('src/i18n/english.d.ts has the keys and arguments of the English words; else run: npm run words (I18N-03)', () => {
  const { written, current } = currentTypes();
  expect(written).toBe(current);
});

it('types of words stay as they are when a text without arguments changes, and no two files have one namespace (I18N-03)', () => {
  const file = (title: string, name = 'core') => ({
    path: `shop/messages/${name}.en.json`,
    text: JSON.stringify({ shop: { title, menu: { deals: '{count, number} deals', more: '<b>More</b>' } } }),
  });
  expect(englishTypes([file('Shop')])).toBe(englishTypes([file('Store')]));
  expect(englishTypes([file('Shop')])).toContain(`  "shop": {
    "title": Plain;
    "menu": {
      "deals": "{count, number} deals";
      "more": "<b>More</b>";
    };
  };`);
  expect(() => englishTypes([file('Shop'), file('Shop', 'deal')])).toThrow(
    "shop/messages/deal.en.json has 'shop', which another file has, too",
  );
});
