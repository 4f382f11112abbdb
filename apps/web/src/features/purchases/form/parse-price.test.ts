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
    expect(parsePrice(text, 'USD', locale)).toBe(amount);
  });

  it.each(['', 'free', '-5', '1.2.3', '9.999', '12,34,56', '1,23.45', '20000001', '1e3', '.5,'])(
    'refuses %j (ACC-02)',
    (text) => {
      expect(parsePrice(text, 'USD', 'en')).toBeNull();
    },
  );

  it.each(['en', 'pt', 'ar', 'es', 'de', 'zh'])(
    'is written back so that it reads the same in %s (ACC-02)',
    (locale) => {
      for (const amount of [0, 59, 49.5, 1299.99])
        expect(parsePrice(priceText(amount, 'HUF', locale), 'HUF', locale)).toBe(amount);
      for (const amount of [14.995, 0.5, 120])
        expect(parsePrice(priceText(amount, 'KWD', locale), 'KWD', locale)).toBe(amount);
      expect(parsePrice(priceText(4900, 'JPY', locale), 'JPY', locale)).toBe(4900);
    },
  );

  it.each([
    ['4,900', 'JPY', 4900],
    ['4900.00', 'JPY', 4900],
    ['4900.5', 'JPY', null],
    ['14.995', 'KWD', 14.995],
    ['14.9955', 'KWD', null],
    ['1,299', 'KWD', 1299],
    ['0.0001', 'CLF', 0.0001],
  ])('has the decimals of its currency: %s %s (ACC-02)', (text, currency, amount) => {
    expect(parsePrice(text, currency, 'en')).toBe(amount);
  });
});
