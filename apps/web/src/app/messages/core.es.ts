import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const app: Translation<typeof en.app> = {
  skipToContent: 'Saltar al contenido',
  imageFailed: 'No se pudo cargar: {alt}',
  footer: {
    label: 'Sitio',
    promise: 'Software que pagas una vez y es tuyo.',
    language: 'Idioma',
  },
  offer: {
    question: '¿Leer en español?',
    accept: 'Cambiar a español',
    decline: 'No, gracias',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Quizá la dirección esté mal escrita o la oferta se haya retirado. Todo lo que sigue en marcha está a un paso.',
    home: 'Ir a la página de inicio',
    explore: 'Abrir el LTD Explorer',
  },
  forbidden: {
    title: 'No puedes abrir esta página',
    text: 'Tu cuenta no tiene permiso para verla. Pídelo a un administrador de este sitio; si no sabes quién es, escríbenos.',
    ask: 'Escríbenos',
  },
  failed: {
    title: 'No se pudo cargar esta página',
    text: 'Algo ha fallado por nuestra parte. No has perdido nada.',
    retry: 'Reintentar',
  },
};
