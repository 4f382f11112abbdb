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
};
