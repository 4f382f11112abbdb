import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminRates: Translation<typeof en.adminRates> = {
  title: 'Tipos de cambio',
  none: 'No hay tipos de cambio: los precios solo se comparan con precios de la misma moneda.',
  of: 'Los precios de varias monedas se comparan con los tipos del {day}.',
  old: 'Los tipos de cambio son antiguos, del {day}. Importa otros más recientes.',
  choose: 'Elegir un archivo de tipos',
  kinds: 'El archivo eurofxref del Banco Central Europeo, XML o CSV, de un día o de 90 días',
  tooLarge:
    'Este archivo es demasiado grande aquí. Importa todo el historial desde la línea de comandos: npm run rates.',
  done: '{currencies, plural, one {# moneda} many {# monedas} other {# monedas}}, {changed, plural, one {# tipo es nuevo o ha cambiado} many {# tipos son nuevos o han cambiado} other {# tipos son nuevos o han cambiado}}.',
};
