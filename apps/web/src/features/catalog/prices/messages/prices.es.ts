import type { Translation } from '#i18n/words.ts';
import type * as en from './prices.en.ts';

export const prices: Translation<typeof en.prices> = {
  title: 'Cuánto ha costado',
  before: 'El más bajo en los {days} días antes de esta oferta, que empezó el {date}',
  beforeNothing: 'No estaba a la venta en {currency} esos días',
  beforeUnknown: 'No se sabe: sus precios se conocen solo desde el {date}',
  beforePartly: '{price}, hasta donde se sabe: desde el {date}',
  lowest: 'El más bajo de siempre',
  lowestToday: '{price}, que es el precio de hoy',
  lowestOn: '{price}, por primera vez el {date}',
  regular: 'Precio habitual de {price}',
  neverAsked: 'Nunca se ha pedido aquí, hasta donde se sabe: desde el {date}',
  kept: 'Cada cambio de su precio se guarda aquí desde el {date}.',
  told: 'Lo anterior (línea discontinua) es lo que indicó el vendedor.',
  otherCurrencies: 'Solo se comparan precios en {currency}; los de otras monedas están en la tabla.',
  chart: 'Precios desde el {from} hasta el {until}, entre {low} y {high}. La tabla de abajo los tiene todos.',
  step: '{price}, {from} – {until}',
  table: 'Todos los precios en una tabla',
  from: 'Desde',
  until: 'Hasta',
  price: 'Precio',
  basePrice: 'Precio habitual',
  today: 'Hoy',
  toldMark: 'según el vendedor',
  cut: 'Los {count} más recientes; el archivo los tiene todos.',
  file: 'Todos en un archivo (CSV)',
};
