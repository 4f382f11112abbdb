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
  visitNote: 'Você compra em {domain}; a Onceware não vende nada diretamente.',
  bought: 'Comprei isto: guardar em Minhas compras',
  talk: 'Falar sobre esta oferta',
  endedNote: 'Esta oferta acabou. A ferramenta talvez ainda seja vendida pelo preço normal.',
  about: 'O que é',
  plans: 'Planos',
  plansNote: 'Cada um é pago uma vez só.',
  related: 'Ofertas parecidas',
  more: 'Sobre {tool}',
  description: '{promise}. {price} uma única vez, em vez de {before}.',
  open: 'Sem data de término anunciada',
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
