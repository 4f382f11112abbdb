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
  mute: 'Silenciar al autor',
  pinnedMessages: 'Mensajes fijados',
  nothingPinned: 'No hay nada fijado. Fija un mensaje desde su menú y todos en la sala lo encontrarán aquí.',
  formerMember: 'Antiguo miembro',
  goTo: 'Ir al mensaje',
};

export const chatMute: Translation<typeof en.chatMute> = {
  title: 'Silenciar a \u2068{name}\u2069',
  text: 'Hasta entonces podrá leer esta sala, pero no escribir en ella.',
  length: 'Durante cuánto tiempo',
  minutes: '{count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  hours: '{count, plural, one {# hora} many {# de horas} other {# horas}}',
  days: '{count, plural, one {# día} many {# de días} other {# días}}',
  reason: 'Motivo',
  reasonHint: 'Queda en el registro de acciones.',
  reasonMissing: 'Indica un motivo.',
  close: 'Cerrar',
  submit: 'Silenciar',
  cancel: 'Cancelar',
  done: '\u2068{name}\u2069 no puede escribir aquí por ahora.',
};

export const chatWriting: Translation<typeof en.chatWriting> = {
  offline: 'No tienes conexión. Lo que escribas se guarda y se envía después.',
  offlineHere: 'No tienes conexión. Lo que escribas se envía después, mientras esta página siga abierta.',
  connecting: 'Conectando...',
  mayNot: 'Aquí puedes leer, pero no escribir.',
  closed: 'Esta sala está cerrada. Se puede leer, pero no escribir.',
  silenced: 'Un moderador te ha silenciado aquí hasta {time}.',
  slow: '{count, plural, one {Modo lento: podrás escribir de nuevo en # segundo.} many {Modo lento: podrás escribir de nuevo en # segundos.} other {Modo lento: podrás escribir de nuevo en # segundos.}}',
  tooLong:
    '{max, plural, one {Un mensaje admite como máximo # carácter.} many {Un mensaje admite como máximo # de caracteres.} other {Un mensaje admite como máximo # caracteres.}}',
  searching: 'Buscando...',
  nobodyFound: 'Nadie de esta sala se llama así.',
  nothingFound: 'Ninguna oferta ni herramienta se llama así.',
  searchFailed: 'No se pudieron cargar las sugerencias. Puedes seguir escribiendo.',
  things: 'Ofertas y herramientas',
  deal: 'Oferta',
  tool: 'Herramienta',
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
