export const prices = {
  title: 'What it has cost',
  before: 'Lowest in the {days} days before this offer, which began on {date}',
  beforeNothing: 'Not on sale in {currency} in those days',
  beforeUnknown: 'Not known: its prices are known since {date} only',
  beforePartly: '{price}, as far as known: since {date}',
  lowest: 'Lowest ever',
  lowestToday: '{price}, which is today’s price',
  lowestOn: '{price}, first on {date}',
  regular: 'Regular price of {price}',
  neverAsked: 'Never asked here, as far as known: since {date}',
  kept: 'Every change of its price has been kept here since {date}.',
  told: 'What is older (dashed line) is as the seller told it.',
  otherCurrencies: 'Only prices in {currency} are compared; those in other currencies are in the table.',
  chart: 'Prices from {from} to {until}, between {low} and {high}. The table below has each.',
  step: '{price}, {from} – {until}',
  table: 'All prices as a table',
  from: 'From',
  until: 'Until',
  price: 'Price',
  basePrice: 'Regular price',
  today: 'Today',
  toldMark: 'as told',
  cut: 'The newest {count}; the file has all.',
  file: 'All as a file (CSV)',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    prices: typeof prices;
  }
  interface Parts {
    prices: true;
  }
}
