import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatList: Translation<typeof en.chatList> = {
  loading: 'Cargando los mensajes',
  fetching: 'Buscando el mensaje...',
  olderLoading: 'Cargando mensajes anteriores...',
  newerLoading: 'Cargando mensajes más recientes...',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  newerFailed: 'No se pudieron cargar los mensajes más recientes.',
  tryAgain: 'Intentar de nuevo',
  gone: 'Ese mensaje ya no está.',
  start: 'Aquí empieza \u2068{name}\u2069',
  startHint: 'No hay mensajes anteriores.',
  newSince: 'Nuevo desde {time}',
  announcedMany: '{count, plural, one {# mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}}',
  notSent: 'Tu mensaje no se envió. {reason}',
};

export const chatMessage: Translation<typeof en.chatMessage> = {
  waiting: 'En espera de envío',
  failed: 'No enviado',
  failedBecause: 'No enviado. {reason}',
  tryAgain: 'Intentar de nuevo',
  discard: 'Descartar',
  replyElsewhere: 'Mostrar el mensaje al que responde',
  reactors: 'Quién reaccionó',
  noReactors: 'Nadie ha reaccionado a este mensaje.',
  moreReactors: '{count, plural, one {y # más} many {y # más} other {y # más}}',
  loading: 'Cargando',
  close: 'Cerrar',
  flagTold: 'Gracias. Los moderadores revisarán este mensaje.',
  removeForAll: 'Eliminar para todos',
  removedForAll: 'Mensaje eliminado para todos',
  pinnedMessages: 'Mensajes fijados',
  nothingPinned: 'No hay nada fijado. Fija un mensaje desde su menú y todos en la sala lo encontrarán aquí.',
  goTo: 'Ir al mensaje',
};

export const chatCards: Translation<typeof en.chatCards> = {
  label: 'Ofertas y herramientas de este mensaje',
  more: '{count, plural, one {y # más} many {y # más} other {y # más}}',
  now: 'Precio actual',
  before: 'Precio anterior',
  ended: 'Terminada',
  deals:
    '{count, plural, =0 {Sin ofertas ahora} one {# oferta ahora} many {# de ofertas ahora} other {# ofertas ahora}}',
  missing: 'Ya no está disponible',
  failed: 'No se pudo cargar el precio',
};
