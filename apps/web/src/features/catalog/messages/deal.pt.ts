import type { Translation } from '#i18n/words.ts';
import type * as en from './deal.en.ts';

export const deal: Translation<typeof en.deal> = {
  gallery: 'Imagens',
  picture: '{title}, imagem {number}',
  showPicture: 'Mostrar imagem {number}',
  offer: 'Oferta',
  regular: 'Preço normal',
  save: 'Você economiza {percent}',
  payOnce: 'Pague uma vez',
  saved: 'Desconto de {percent}',
  dealPrice: 'Preço da oferta',
  visit: 'Visitar site',
  bought: 'Comprei isto: guardar em Minhas compras',
  talk: 'Falar sobre esta oferta',
  about: 'O que é',
  plans: 'Planos',
  plansNote: 'Cada um é pago uma vez só.',
  related: 'Ofertas parecidas',
  more: 'Sobre {tool}',
  description: '{promise}. {price} uma única vez, em vez de {before}.',
  open: 'Sem data de término anunciada',
  loading: 'Carregando',
  get: 'Ir para a oferta',
  getOf: 'Ir para a oferta: {title}',
  leadsTo: 'Abre {host} em uma nova aba. A Onceware não vende nada diretamente.',
  affiliate: 'Se você comprar lá, este site pode receber uma comissão.',
  nowhere: 'Não se sabe onde é vendida.',
  coupon: 'Cupom',
  copy: 'Copiar',
  copied: 'Copiado',
  copyMarked: 'Não copiado; o código está marcado',
  plan: 'Plano',
  countdown: '{hours, number} h {minutes, number} min <s>{seconds, number} s</s>',
  over: 'Esta oferta acabou.',
  overNote: 'A ferramenta talvez ainda seja vendida pelo preço normal.',
  running: 'Ir para a oferta ativa',
  now: 'O que está ativo agora',
  insteadOf: 'Em vez de {product}',
  alternatives: 'Alternativas',
  earlier: 'Ofertas anteriores de {tool}',
};

export const rating: Translation<typeof en.rating> = {
  reviews: '({count, plural, one {# avaliação} many {# de avaliações} other {# avaliações}})',
  imported: '({count, plural, one {# nota importada} many {# de notas importadas} other {# notas importadas}})',
};

export const tool: Translation<typeof en.tool> = {
  visit: 'Visitar site',
  deals: 'Ofertas de {tool}',
  noDeals: 'Nenhuma oferta de {tool} no momento',
  noDealsText: 'Salve a ferramenta e volte mais tarde, ou veja as ofertas ativas na mesma categoria.',
  noDealsAction: 'Ver ofertas em {category}',
  tags: 'Tags',
  about: 'O que é',
};

export const terms: Translation<typeof en.terms> = {
  title: 'Condições em resumo',
  soldBy: 'Vendida por',
  refund: 'Reembolso',
  refundDays: '{count, plural, one {Em até # dia} many {Em até # de dias} other {Em até # dias}}',
  noRefund: 'Não há',
  redeem: 'Resgate',
  redeemBy: 'Até {date}',
  redeemDays:
    '{count, plural, one {Em até # dia após a compra} many {Em até # de dias após a compra} other {Em até # dias após a compra}}',
  updates: 'Atualizações',
  updatesOf: {
    all: 'Todas as versões futuras',
    version: 'As da versão comprada',
    year: 'As do primeiro ano',
    none: 'Nenhuma',
  },
  stacking: 'Acumular códigos',
  noStacking: 'Só um código',
  stack: '{count, plural, one {# código} many {Até # de códigos} other {Até # códigos}}',
};
