import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminRates: Translation<typeof en.adminRates> = {
  title: 'Taxas de câmbio',
  none: 'Não há taxas: os preços só são comparados com preços da mesma moeda.',
  of: 'Os preços de várias moedas são comparados pelas taxas de {day}.',
  old: 'As taxas são antigas, de {day}. Importe taxas mais recentes.',
  choose: 'Escolher um arquivo de taxas',
  kinds: 'O arquivo eurofxref do Banco Central Europeu, XML ou CSV, de um dia ou de 90 dias',
  tooLarge: 'Este arquivo é grande demais aqui. Importe todo o histórico pela linha de comando: npm run rates.',
  done: '{currencies, plural, one {# moeda} many {# moedas} other {# moedas}}, {changed, plural, one {# taxa nova ou alterada} many {# taxas novas ou alteradas} other {# taxas novas ou alteradas}}.',
};
