import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

describe('format', () => {
  it('says prices, savings and dates as the language does (I18N-03)', () => {
    const english = createFormat('en');
    expect([english.money(1200, 'USD'), english.money(19.5, 'EUR'), english.money(-140, 'USD')]).toEqual([
      '$1,200',
      '€19.50',
      '−$140',
    ]);
    expect([
      english.money(4900, 'JPY'),
      english.money(14.995, 'KWD'),
      english.money(49.5, 'HUF'),
      english.money(14.5, 'KWD'),
    ]).toEqual(['¥4,900', 'KWD\u00a014.995', 'HUF\u00a049.50', 'KWD\u00a014.500']);
    expect([english.percent(-80), english.score(4), english.number(12_345)]).toEqual(['−80%', '4.0', '12,345']);
    expect(english.date('2026-03-01T23:59:00Z')).toBe('Mar 1, 2026');

    // Between words from right to left, an amount keeps its own order.
    const arabic = createFormat('ar');
    expect([arabic.money(59, 'USD'), arabic.money(-289, 'USD')]).toEqual([
      '\u206659\u00a0US$\u2069',
      '\u2066−289\u00a0US$\u2069',
    ]);

    const german = createFormat('de');
    expect([german.money(1200, 'EUR'), german.percent(80), german.score(4.7)]).toEqual([
      '1.200\u00a0€',
      '80\u00a0%',
      '4,7',
    ]);
  });

  it('includes the hour and its zone when the hour matters, in the zone asked for (I18N-03)', () => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    const [english, german] = [createFormat('en'), createFormat('de')];
    expect(plain(english.moment('2026-11-29T23:30:00Z', 'UTC'))).toBe('Nov 29, 2026, 11:30 PM UTC');
    expect(plain(english.moment('2026-11-29T23:30:00Z', 'Asia/Kolkata'))).toBe('Nov 30, 2026, 5:00 AM GMT+5:30');
    expect(plain(german.moment('2026-11-29T23:30:00Z', 'Europe/Berlin'))).toBe('30. Nov. 2026, 00:30 MEZ');
  });

  it('says which dollars are meant when a language has others (I18N-03)', () => {
    const money = (locale: string) => createFormat(locale).money(59, 'USD').replaceAll(/\s/g, ' ');
    expect(['en', 'de', 'es', 'pt', 'zh'].map(money)).toEqual(['$59', '59 $', '59 US$', 'US$ 59', 'US$59']);
  });
});
