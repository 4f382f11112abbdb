import type { Translation } from '#i18n/words.ts';
import type * as en from './sharing.en.ts';

export const sharing: Translation<typeof en.sharing> = {
  dialog: {
    title: 'Compartir «{name}»',
    close: 'Cerrar',
    offer: 'Crea un enlace: quien lo tenga podrá ver esta colección y copiarla. Nadie más la encontrará.',
    private: 'Tu nombre no se muestra, y tus notas, solo si quieres.',
    make: 'Crear enlace',
    making: 'Creando el enlace…',
    link: 'Enlace a esta colección',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Tu navegador no permite que esta página copie. El enlace está seleccionado: cópialo con el teclado.',
    open: 'Abrir página',
    passOn: 'Compartir…',
    notes: 'Mostrar mis notas',
    notesHint: 'Cualquiera que tenga el enlace leerá lo que has anotado en los elementos.',
    indexed: 'Permitir que aparezca en buscadores',
    indexedHint: 'Así se podrá encontrar la página sin el enlace.',
    stop: 'Dejar de compartir',
    stopHint: 'El enlace deja de funcionar al momento. Si vuelves a compartir la colección, el enlace será otro.',
  },
  page: {
    description:
      'Una colección de {count, plural, one {# oferta o herramienta} many {# de ofertas y herramientas} other {# ofertas y herramientas}} de por vida en Onceware',
    facts: '{count, plural, one {# elemento} many {# de elementos} other {# elementos}} · actualizada {time}',
    loading: 'Cargando la colección',
    copy: 'Copiar a mis colecciones',
    copying: 'Copiando…',
    copied: '«{name}» ya está entre tus colecciones',
    openCopy: 'Abrir colecciones',
    empty: 'Esta colección aún está vacía.',
    emptyAction: 'Explorar ofertas de por vida',
    note: 'Nota',
    noteMore: 'Mostrar la nota completa',
    noteLess: 'Mostrar menos',
    more: 'Mostrar más',
    loadingMore: 'Cargando…',
    moreFailed: 'No se pudo cargar más. Inténtalo de nuevo.',
    first: 'Volver a la primera página',
  },
};
