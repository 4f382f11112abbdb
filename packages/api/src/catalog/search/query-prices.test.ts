import { expect, it } from 'vitest';
import { readPrices } from './query-prices.ts';

it.each([
  ['invoices under $20', 'invoices', { maxPrice: 20, currency: 'USD' }],
  ['under 20 usd crm', 'crm', { maxPrice: 20, currency: 'USD' }],
  ['crm under 20', 'crm', { maxPrice: 20 }],
  ['crm up to €1,000.50', 'crm', { maxPrice: 1000.5, currency: 'EUR' }],
  ['CRM unter 20 €', 'CRM', { maxPrice: 20, currency: 'EUR' }],
  ['CRM bis 1.000 Euro', 'CRM', { maxPrice: 1000, currency: 'EUR' }],
  ['crm por debajo de 20 dólares', 'crm', { maxPrice: 20, currency: 'USD' }],
  ['crm abaixo de R$ 50', 'crm', { maxPrice: 50, currency: 'BRL' }],
  ['crm até 20 reais', 'crm', { maxPrice: 20, currency: 'BRL' }],
  ['فواتير أقل من ٢٠ دولار', 'فواتير', { maxPrice: 20, currency: 'USD' }],
  ['发票 20美元以下', '发票', { maxPrice: 20, currency: 'USD' }],
  ['低于20元的发票', '的发票', { maxPrice: 20, currency: 'CNY' }],
  ['crm over £100', 'crm', { minPrice: 100, currency: 'GBP' }],
  ['crm mehr als 100 €', 'crm', { minPrice: 100, currency: 'EUR' }],
  ['free crm', 'crm', { maxPrice: 0 }],
  ['crm free of charge', 'crm', { maxPrice: 0 }],
  ['kostenlose Rechnung', 'Rechnung', { maxPrice: 0 }],
  ['facturas gratis', 'facturas', { maxPrice: 0 }],
  ['faturas grátis', 'faturas', { maxPrice: 0 }],
  ['ferramenta gratuita', 'ferramenta', { maxPrice: 0 }],
  ['برنامج مجاني', 'برنامج', { maxPrice: 0 }],
  ['免费发票', '发票', { maxPrice: 0 }],
  ['free', '', { maxPrice: 0 }],
])('%j is read as %j and a price (CAT-01)', (query, words, meaning) => {
  const reading = readPrices(query);
  expect(reading).toEqual({ words, understood: [{ words: expect.any(String), ...meaning }] });
});

it('both ends of a price range are read, each with its phrase (CAT-01)', () => {
  expect(readPrices('crm over $10 under $20')).toEqual({
    words: 'crm',
    understood: [
      { words: 'under $20', maxPrice: 20, currency: 'USD' },
      { words: 'over $10', minPrice: 10, currency: 'USD' },
    ],
  });
});

it.each([
  'freecad',
  'ad-free player',
  'backup under 20 gb',
  'top 10',
  'under construction',
  'from 5 to 9',
  '$',
  'under $',
  '漢'.repeat(100),
  '9'.repeat(100),
  'under ' + '9'.repeat(94),
  '\u202e$02 rednu',
])('%j has no price (CAT-01)', (query) => {
  expect(readPrices(query)).toEqual({ words: query, understood: [] });
});
