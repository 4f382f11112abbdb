import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminContacts: Translation<typeof en.adminContacts> = {
  caption: 'Mensajes del formulario de contacto',
  search: 'Buscar por nombre, correo o texto',
  column: { from: 'De', topic: 'Tema', message: 'Mensaje', created: 'Cuándo', status: 'Estado' },
  status: { new: 'Nuevo', open: 'Abierto', done: 'Resuelto', spam: 'Spam' },
  topic: { question: 'Pregunta', deal: 'Oferta', vendor: 'Proveedor', account: 'Cuenta', other: 'Otro' },
  select: 'Seleccionar el mensaje de {name}',
  selectAll: 'Seleccionar todos los mensajes de esta página',
  selected:
    '{count, plural, one {# mensaje seleccionado} many {# de mensajes seleccionados} other {# mensajes seleccionados}}',
  all: 'Seleccionar todo',
  clear: 'Quitar la selección',
  setStatus: 'Cambiar el estado',
  details: 'Mensaje de {name}',
  reply: 'Responder por correo',
  subject: 'Tu mensaje a Onceware ({topic})',
  account: 'Abrir la cuenta',
  language: 'Escribió con el sitio en {language}',
  finish: 'Marcar como resuelto el mensaje de {name}',
  reopen: 'Reabrir el mensaje de {name}',
  marked:
    '{count, plural, one {Mensaje marcado} many {# de mensajes marcados} other {# mensajes marcados}} como {status, select, new {«Nuevo»} open {«Abierto»} done {«Resuelto»} other {«Spam»}}',
  undo: 'Deshacer',
  empty: 'Aún no hay mensajes. Lo que se envía con el formulario de contacto llega aquí.',
  form: 'Abrir el formulario de contacto',
};
