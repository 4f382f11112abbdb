import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminJobs: Translation<typeof en.adminJobs> = {
  title: 'Tareas',
  text: 'Lo que se ejecuta en segundo plano: correo, páginas por descargar, feeds, recuentos, limpieza. Lo hace cualquier proceso, cada tarea una vez.',
  kind: 'Tipo',
  kinds: {
    mail: 'Correo',
    formerMails: 'Correo de la cola anterior',
    purge: 'Limpieza',
    eraseAccounts: 'Cuentas eliminadas',
    catalogUpkeep: 'Mantenimiento del catálogo',
    sitemap: 'Mapa del sitio',
    dueFeeds: 'Feeds pendientes',
    feed: 'Ejecución de un feed',
    fetchPage: 'Página que alguien espera',
    duePages: 'Páginas por revisar',
    joinPages: 'Páginas y sus herramientas',
  },
  waiting: 'En espera',
  running: 'En curso',
  failed: 'Fallidas',
  done: 'Última vez',
  never: 'todavía no',
  failures: 'Lo que falló',
  noFailures: 'No ha fallado nada.',
  attempts: '{count, plural, one {# intento} many {# intentos} other {# intentos}}',
  again: 'Ejecutar de nuevo',
  againOf: 'Ejecutar de nuevo: {kind}',
  queued: 'Se ejecuta de nuevo en un momento.',
};
