import type { Translation } from '#i18n/words.ts';
import type * as en from './account.en.ts';

export const anywhere: Translation<typeof en.anywhere> = {
  title: 'Guardar desde cualquier lugar',
  lead: 'Guarda una página mientras estás en ella, sin abrir antes Onceware.',
  bookmarklet: {
    title: 'Bookmarklet',
    text: 'Arrastra este botón a tu barra de marcadores y púlsalo allí en cualquier página. Si no puedes arrastrarlo, púlsalo aquí: se copia y sirve de dirección para un marcador nuevo.',
    name: 'Guardar en Onceware',
    copied: 'Copiado. Úsalo como dirección de un marcador nuevo.',
    notCopied: 'No se ha podido copiar. Arrástralo a tus marcadores.',
  },
  phone: {
    title: 'En el móvil',
    text: 'Instala este sitio desde el menú del navegador. Después, Onceware estará entre los destinos con los que tu móvil comparte una página.',
  },
  extension: {
    title: 'Extensión del navegador',
    text: 'Para Chromium, Chrome, Edge y similares. Guarda la página en la que estás, muestra si ya la has guardado y la oferta, si la hay. Solo mira una página cuando la pulsas.',
    download: 'Descarga la extensión y descomprímela',
    load: 'En chrome://extensions activa el «Modo de desarrollador», pulsa «Cargar descomprimida» y elige la carpeta.',
    key: 'En sus ajustes pon una clave para que guarde al instante. Sin clave guarda mediante la página de este sitio.',
  },
  key: {
    title: 'Una clave para estas herramientas',
    text: 'La extensión, la terminal y los asistentes actúan por ti con una clave de API que puede cambiar tus colecciones. Crea una para cada uno, para poder revocarla por separado.',
    create: 'Crear clave',
    all: 'Todas tus claves',
    name: 'Guardar páginas',
  },
  shell: {
    title: 'Línea de comandos',
    text: 'Con Node 20 o posterior. Pide la clave una sola vez.',
    install: 'Instálala',
    use: 'Di quién eres y guarda',
  },
  assistants: {
    title: 'Asistentes (MCP)',
    text: 'El mismo comando atiende a asistentes mediante el Model Context Protocol: buscan ofertas y en tus colecciones, y guardan lo que les pidas.',
    settings: 'En los ajustes de tu asistente',
  },
};
