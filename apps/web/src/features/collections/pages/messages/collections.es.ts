import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedPages: Translation<typeof en.savedPages> = {
  waiting: 'Obteniendo título e imagen…',
  failed: 'No se pudieron obtener el título y la imagen.',
  failures: {
    address: 'Su dirección no lleva a ninguna página pública.',
    robots: 'Su sitio no quiere que la lean programas.',
    redirect: 'Redirige sin fin.',
    timeout: 'Su sitio tardó demasiado.',
    unreachable: 'No se pudo acceder a su sitio.',
    refused: 'Es solo para quienes inician sesión allí.',
    gone: 'Esa página no existe.',
    server: 'Su sitio falló.',
  },
  dead: 'Ya no existe',
  deadSince: 'No se encuentra desde el {date}',
  again: 'Obtener de nuevo',
  note: 'Nota',
  editNote: 'Editar nota',
  edit: 'Editar título y descripción',
  suggest: 'Sugerirla para el catálogo',
  isSuggested: 'Sugerida para el catálogo',
  suggested: 'Gracias. Nuestro equipo la revisará para el catálogo.',
  deal: 'Oferta: {title}',
  tool: 'En el catálogo: {name}',
  form: {
    heading: 'Editar página',
    close: 'Cerrar',
    name: 'Título',
    nameMissing: 'Ponle un título a la página.',
    description: 'Descripción (opcional)',
    noteHeading: 'Editar nota',
    noteNameMissing: 'Ponle un título a la nota.',
    noteText: 'Texto (opcional)',
    length: '{length, number} de {max, number}',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  add: {
    hint: 'O pega la dirección de cualquier página web.',
    refused:
      'No se puede añadir una página con esta dirección: debe empezar por http o https y no contener ninguna contraseña.',
    region: 'Página web',
    kept: 'Ya la tienes guardada.',
    catalog: 'También está en el catálogo',
  },
};
