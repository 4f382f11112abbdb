import type { Translation } from '#i18n/words.ts';
import type * as en from './save.en.ts';

export const savePage: Translation<typeof en.savePage> = {
  title: 'Guardar una página',
  lead: 'Va a una de tus colecciones. Ahí solo la ves tú, salvo que compartas la colección.',
  noPage: 'Indica la dirección de la página que quieres guardar.',
  address: 'Dirección de la página',
  next: 'Continuar',
  looking: 'Buscándola en tus colecciones…',
  savedIn: 'Guardada en {names}.',
  notSaved: 'Aún no has guardado esta página.',
  unknown: 'No se sabe si has guardado esta página.',
  notAccepted: 'Solo se pueden guardar direcciones que empiecen por http:// o https:// y no contengan una contraseña.',
  deal: 'El catálogo tiene una oferta:',
  pageTitle: 'Título',
  pageTitleHint: 'Déjalo vacío para usar el título de la propia página.',
  collection: 'Colección',
  tooLong: 'Este título es demasiado largo.',
  more: 'Añadir etiquetas o una nota',
  note: 'Nota',
  noteTooLong: 'Esta nota es demasiado larga.',
  save: 'Guardar',
  saving: 'Guardando…',
  back: 'Volver a la página',
  collections: 'Tus colecciones',
  failed: 'No se han podido cargar tus colecciones.',
  tryAgain: 'Reintentar',
};
