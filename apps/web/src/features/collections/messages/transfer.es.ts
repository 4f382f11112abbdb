import type { Translation } from '#i18n/words.ts';
import type * as en from './transfer.en.ts';

export const transfer: Translation<typeof en.transfer> = {
  title: 'Importar colecciones',
  close: 'Cerrar',
  cancel: 'Cancelar',
  choose: {
    drop: 'Arrastra un archivo aquí o',
    button: 'Elegir archivo',
    kinds:
      'Una exportación de Onceware (JSON o CSV), el archivo de marcadores de tu navegador (HTML) o un archivo CSV con una columna «url».',
    safe: 'No se cambia nada hasta que hayas visto qué ocurrirá.',
  },
  work: {
    reading: 'Leyendo el archivo…',
    checking: 'Comparándolo con el catálogo…',
    importing: 'Importando…',
  },
  problem: {
    tooLarge:
      'Este archivo es demasiado grande. Se pueden importar archivos de hasta {megabytes} MB: exporta menos marcadores a la vez.',
    empty: 'Este archivo está vacío. Elige otro.',
    unreadable: 'No se puede leer este archivo. Puede que se haya movido o renombrado: vuelve a elegirlo.',
    encoding: 'No se pueden leer los caracteres de este archivo. Guárdalo como «CSV UTF-8» y vuelve a elegirlo.',
    otherKind: 'Esto no es un archivo de texto. Elige un archivo JSON, CSV o HTML.',
    brokenJson: 'Este archivo JSON está dañado: está incompleto o se ha modificado. Expórtalo de nuevo.',
    otherJson: 'Este archivo JSON no es una exportación de Onceware. Desde otros programas, exporta en CSV o HTML.',
    newerVersion: 'Este archivo se creó con una versión más nueva de Onceware. Recarga la página e inténtalo de nuevo.',
    brokenCsv:
      'La fila {row} de este archivo CSV está dañada: faltan unas comillas o están mal puestas. Expórtalo de nuevo.',
    rowWithoutName:
      'La fila {row} no indica su colección. Rellena la columna «collection» y vuelve a elegir el archivo.',
    otherCsv:
      'Este archivo CSV no tiene ninguna columna de direcciones web. En su primera fila debe haber una columna llamada «url».',
    noLinks: 'No hay enlaces en este archivo. Elige el archivo al que tu navegador exporta los marcadores.',
    nothing: 'No hay colecciones en este archivo.',
    noName: 'Una colección de este archivo no tiene nombre. Ponle uno y vuelve a elegir el archivo.',
    tooManyCollections: 'Este archivo tiene más de {max} colecciones. Divídelo e importa las partes una tras otra.',
    tooManyItems: 'Son más de {max} elementos. Elige una carpeta o divide el archivo.',
  },
  target: {
    heading: '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}} en {file}',
    text: 'Cada enlace se compara con los sitios web de las herramientas de nuestro catálogo. Lo que coincide se guarda; lo que no, se muestra en una lista.',
    folder: 'Qué enlaces',
    allFolders: '{count, plural, one {Todos (#)} many {Todos (#)} other {Todos (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Guardar en',
    newCollection: 'Una colección nueva',
    name: 'Nombre de la colección',
    defaultName: 'Marcadores importados',
    check: 'Ver qué ocurrirá',
  },
  report: {
    before: 'Esto es lo que ocurrirá',
    after: 'Importación terminada',
    isNew: 'Nueva',
    willAdd:
      '{count, plural, =0 {Nada que añadir} one {Se añadirá # elemento} many {Se añadirán # de elementos} other {Se añadirán # elementos}}',
    added:
      '{count, plural, =0 {No se ha añadido nada} one {# elemento añadido} many {# de elementos añadidos} other {# elementos añadidos}}',
    there: '{count, plural, one {# ya está ahí} many {# ya están ahí} other {# ya están ahí}}',
    nothing: 'No se añadiría nada de este archivo.',
    unknown:
      '{count, plural, one {# entrada no coincide con nada del catálogo} many {# de entradas no coinciden con nada del catálogo} other {# entradas no coinciden con nada del catálogo}}',
    unknownMore: '{count, plural, one {y # más} many {y # más} other {y # más}}',
    unnamed: '{type}: {id}',
    skipped:
      '{count, plural, one {# entrada no tiene dirección web y se omite.} many {# de entradas no tienen dirección web y se omiten.} other {# entradas no tienen dirección web y se omiten.}}',
    back: 'Volver',
    import: 'Importar',
    toast:
      '{count, plural, =0 {Importación terminada: nada nuevo} one {Importación terminada: # elemento añadido} many {Importación terminada: # de elementos añadidos} other {Importación terminada: # elementos añadidos}}',
  },
};
