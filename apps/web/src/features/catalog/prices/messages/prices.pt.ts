import type { Translation } from '#i18n/words.ts';
import type * as en from './prices.en.ts';

export const prices: Translation<typeof en.prices> = {
  title: 'Quanto já custou',
  before: 'O mais baixo nos {days} dias antes desta oferta, que começou em {date}',
  beforeNothing: 'Não estava à venda em {currency} nesses dias',
  beforeUnknown: 'Não se sabe: os preços são conhecidos só desde {date}',
  beforePartly: '{price}, até onde se sabe: desde {date}',
  lowest: 'O mais baixo de sempre',
  lowestToday: '{price}, que é o preço de hoje',
  lowestOn: '{price}, pela primeira vez em {date}',
  regular: 'Preço normal de {price}',
  neverAsked: 'Nunca pedido aqui, até onde se sabe: desde {date}',
  kept: 'Cada mudança do preço é guardada aqui desde {date}.',
  told: 'O que é anterior (linha tracejada) é o que o vendedor informou.',
  otherCurrencies: 'Só se comparam preços em {currency}; os de outras moedas estão na tabela.',
  chart: 'Preços de {from} até {until}, entre {low} e {high}. A tabela abaixo tem todos.',
  step: '{price}, {from} – {until}',
  table: 'Todos os preços numa tabela',
  from: 'De',
  until: 'Até',
  price: 'Preço',
  basePrice: 'Preço normal',
  today: 'Hoje',
  toldMark: 'informado',
  cut: 'Os {count} mais recentes; o arquivo tem todos.',
  file: 'Todos num arquivo (CSV)',
};
