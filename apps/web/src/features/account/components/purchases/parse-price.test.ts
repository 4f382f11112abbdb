import { describe, expect, it } from 'vitest';
import { parsePrice, priceText } from './parse-price.ts';

describe('a price as it is typed', () => {
  it.each([
    ['59', 'en', 59],
    ['59.9', 'en', 59.9],
    ['1,299.00', 'en', 1299],
    ['1,299', 'en', 1299],
    ['9,99', 'en', 9.99],
    ['59,90', 'de', 59.9],
    ['1.299', 'de', 1299],
    ['1.299,50', 'de', 1299.5],
    ['59.90', 'de', 59.9],
    ['1 299,50', 'pt', 1299.5],
    ['٥٩٫٩٠', 'ar', 59.9],
    ['٥٩', 'ar', 59],
    ['５９', 'zh', 59],
    [' 0 ', 'es', 0],
    ['59.', 'en', 59],
  ])('reads %s in %s (ACC-02)', (text, locale, amount) => {
    expect(parsePrice(text, locale)).toBe(amount);
  });

  it.each(['', 'free', '-5', '1.2.3', '9.999', '12,34,56', '1,23.45', '2000000', '1e3', '.5,'])('refuses %j (ACC-02)', (text) => {
    expect(parsePrice(text, 'en')).toBeNull();
  });

  it.each(['en', 'pt', 'ar', 'es', 'de', 'zh'])('is written back so that it reads the same in %s (ACC-02)', (locale) => {
    for (const amount of [0, 59, 49.5, 1299.99]) expect(parsePrice(priceText(amount, locale), locale)).toBe(amount);
  });
});
