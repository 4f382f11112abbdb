import type { Translation } from '#i18n/words.ts';
import type * as en from './compare.en.ts';

export const compare: Translation<typeof en.compare> = {
  compare: 'Comparar',
  choose: 'Comparar {title}',
  full: 'Não cabem mais de {max, number} ofertas lado a lado. Tire uma primeiro.',
  tray: 'Escolhidas para comparar',
  count: '{count, number} de {max, number}',
  another: 'Escolha outra para comparar',
  remove: 'Tirar {title} da comparação',
  clear: 'Esvaziar a comparação',
  title: 'Comparar ofertas',
  table: 'Ofertas lado a lado',
  what: 'O que se compara',
  differs: '(diferente)',
  onlyDifferences: 'Só as diferenças',
  add: 'Adicionar outra oferta',
  sold: 'Onde é vendida',
  unknown: 'Não informado',
  missing:
    '{count, plural, one {Uma oferta deste endereço não está mais no catálogo.} many {# de ofertas deste endereço não estão mais no catálogo.} other {# ofertas deste endereço não estão mais no catálogo.}}',
  row: {
    price: 'Preço',
    saving: 'Economia',
    ends: 'Término',
    rating: 'Nota',
    plan: '{name}: {price}',
    limits: 'Limites do plano',
    limit: '{name}: {value}',
    category: 'Categoria',
  },
  empty: {
    title: 'Ainda não há o que comparar',
    text: 'Toque na balança em até {max, number} ofertas e veja-as lado a lado.',
    action: 'Explorar ofertas',
  },
};
