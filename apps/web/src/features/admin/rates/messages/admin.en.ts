export const adminRates = {
  title: 'Rates of exchange',
  none: 'There are no rates: prices are compared only with prices of the same currency.',
  of: 'Prices of several currencies are compared by the rates of {day}.',
  old: 'The rates are old, of {day}. Import newer ones.',
  choose: 'Import a file of rates',
  kinds: 'The European Central Bank’s eurofxref file, XML or CSV, of a day or of 90 days',
  tooLarge: 'This file is too large for here. Import the whole history by the command line: npm run rates.',
  done: '{currencies, plural, one {# currency} other {# currencies}}, {changed, plural, one {# rate is} other {# rates are}} new or changed.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminRates: typeof adminRates;
  }
  interface Parts {
    admin: true;
  }
}
