import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const sidePanel: Translation<typeof en.sidePanel> = {
  title: {
    chat: 'Chat',
    privateChat: 'Chat del equipo',
    collections: 'Colecciones',
    other: 'Panel',
  },
  privateBadge: 'Privado',
  privateMode: 'Modo privado',
  notFound: 'Contenido no encontrado',
  loading: 'Cargando…',
  close: 'Cerrar el panel',
};
