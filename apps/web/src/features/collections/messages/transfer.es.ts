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
      'Marcadores del navegador (HTML, o el JSON de Firefox y Chrome), una exportación de Pocket, Raindrop, Pinboard, Instapaper, wallabag, Omnivore, Readwise, GoodLinks, Karakeep, Linkwarden, Shaarli, Tab Session Manager u Onceware (CSV, JSON, HTML o ZIP) o una lista de direcciones.',
    safe: 'No se cambia nada hasta que hayas visto qué ocurrirá.',
  },
  work: {
    reading: 'Leyendo el archivo…',
    checking: 'Comparándolo con el catálogo…',
    checkingSome: 'Comparándolo con el catálogo… {items, number} de {total, number}',
    importing: 'Importando…',
  },
  problem: {
    tooLarge:
      'Este archivo es demasiado grande. Se pueden importar archivos de hasta {megabytes} MB: exporta menos marcadores a la vez.',
    empty: 'Este archivo está vacío. Elige otro.',
    unreadable: 'No se puede leer este archivo. Puede que se haya movido o renombrado: vuelve a elegirlo.',
    otherKind: 'Esto no es un archivo de texto. Elige un archivo JSON, CSV, HTML o ZIP.',
    brokenJson: 'Este archivo JSON está dañado: está incompleto o se ha modificado. Expórtalo de nuevo.',
    otherJson:
      'Este archivo JSON no contiene marcadores en un formato que se conozca aquí. Exporta CSV o HTML desde el programa.',
    zipTooLarge:
      'Este ZIP es demasiado grande. Se pueden importar archivos comprimidos de hasta {megabytes} MB: descomprímelo y elige los archivos que contiene.',
    zipUnpacksTooLarge:
      'Las listas de este ZIP ocupan más de {megabytes} MB descomprimidas, así que no se ha seguido leyendo. Descomprímelo y elige sus archivos uno tras otro.',
    zipTooManyFiles:
      'Este ZIP contiene más de {max} archivos, así que no se ha seguido leyendo. Descomprímelo y elige los archivos que contiene.',
    brokenZip:
      'Este ZIP está dañado o protegido con contraseña. Expórtalo de nuevo, o descomprímelo y elige los archivos que contiene.',
    otherZip: 'No hay marcadores en este ZIP. Elige el archivo que exporta tu programa.',
    packedFirefox:
      'Esta es una copia que Firefox comprime por su cuenta. En Firefox, abre «Administrar marcadores», «Importar y respaldar» y «Copiar…», y elige ese archivo.',
    newerVersion: 'Este archivo se creó con una versión más nueva de Onceware. Recarga la página e inténtalo de nuevo.',
    brokenCsv:
      'La fila {row} de este archivo CSV está dañada: faltan unas comillas o están mal puestas. Expórtalo de nuevo.',
    rowWithoutName:
      'La fila {row} no indica su colección. Rellena la columna «collection» y vuelve a elegir el archivo.',
    otherCsv:
      'No hay direcciones web en este archivo. Una tabla necesita una columna «url» en su primera fila; una lista, una dirección en cada línea.',
    noLinks: 'No hay enlaces en este archivo. Elige el archivo al que tu navegador exporta los marcadores.',
    nothing: 'No hay colecciones en este archivo.',
    noName: 'Una colección de este archivo no tiene nombre. Ponle uno y vuelve a elegir el archivo.',
    tooManyCollections: 'Este archivo tiene más de {max} colecciones. Divídelo e importa las partes una tras otra.',
    noRoom: 'En «{name}» no caben todos: una colección admite como máximo {max} elementos. Elige otra o una nueva.',
  },
  target: {
    heading: '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}} en {file}',
    text: 'Un enlace a una herramienta de nuestro catálogo pasa a ser esa herramienta; cualquier otro, una página tuya. Lo que no tiene dirección pasa a ser una nota. Se conservan etiquetas, notas, favoritos y fechas.',
    days: 'Las fechas como {sample} significan',
    certainDays: 'Las fechas como {sample} se han leído como {date}, según muestran otras filas del archivo.',
    folder: 'Qué enlaces',
    allFolders: '{count, plural, one {Todos (#)} many {Todos (#)} other {Todos (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Guardar en',
    byFolder: 'Una colección por carpeta',
    newCollection: 'Una colección nueva',
    name: 'Nombre de la colección',
    looseName: 'Colección para los enlaces sin carpeta',
    defaultName: 'Marcadores importados',
    check: 'Ver qué ocurrirá',
  },
  progress: {
    running: 'Importando',
    stopped: 'Detenido',
    bar: 'Elementos importados',
    done: '{items, number} de {total, number} elementos ya están.',
    stays: 'Puedes cerrar esta ventana; continúa mientras esta página esté abierta.',
    goOn: 'Lo que ya está se queda. Continúa ahora con el resto o vuelve a elegir el archivo más tarde: nada se duplica.',
    stop: 'Detener',
    continue: 'Continuar',
  },
  report: {
    before: 'Esto es lo que ocurrirá',
    after: 'Importación terminada',
    isNew: 'Nueva',
    deals: '{count, plural, one {# oferta} many {# de ofertas} other {# ofertas}}',
    tools: '{count, plural, one {# herramienta} many {# de herramientas} other {# herramientas}}',
    pages: '{count, plural, one {# página tuya} many {# de páginas tuyas} other {# páginas tuyas}}',
    notes: '{count, plural, one {# nota} many {# de notas} other {# notas}}',
    merged:
      '{count, plural, one {# entrada estaba varias veces en su carpeta y se ha unido.} many {# de entradas estaban varias veces en sus carpetas y se han unido.} other {# entradas estaban varias veces en sus carpetas y se han unido.}}',
    willAdd:
      '{count, plural, =0 {Nada que añadir} one {Se añadirá # elemento} many {Se añadirán # de elementos} other {Se añadirán # elementos}}',
    added:
      '{count, plural, =0 {No se ha añadido nada} one {# elemento añadido} many {# de elementos añadidos} other {# elementos añadidos}}',
    there: '{count, plural, one {# ya está ahí} many {# ya están ahí} other {# ya están ahí}}',
    willComplete:
      '{count, plural, one {# recibe etiquetas o una nota nuevas} many {# reciben etiquetas o notas nuevas} other {# reciben etiquetas o notas nuevas}}',
    completed:
      '{count, plural, one {# recibió etiquetas o una nota nuevas} many {# recibieron etiquetas o notas nuevas} other {# recibieron etiquetas o notas nuevas}}',
    nothing: 'No se añadiría nada de este archivo.',
    unknown:
      '{count, plural, one {# entrada ya no está en el catálogo y no tiene dirección propia} many {# de entradas ya no están en el catálogo y no tienen dirección propia} other {# entradas ya no están en el catálogo y no tienen dirección propia}}',
    unknownMore: '{count, plural, one {y # más} many {y # más} other {y # más}}',
    unnamed: '{type}: {id}',
    leftOut: {
      address:
        '{count, plural, one {# entrada se omite: su dirección no es de la web} many {# de entradas se omiten: sus direcciones no son de la web} other {# entradas se omiten: sus direcciones no son de la web}}',
      long: '{count, plural, one {# entrada se omite: su dirección es demasiado larga} many {# de entradas se omiten: sus direcciones son demasiado largas} other {# entradas se omiten: sus direcciones son demasiado largas}}',
      empty:
        '{count, plural, one {# entrada se omite: está vacía} many {# de entradas se omiten: están vacías} other {# entradas se omiten: están vacías}}',
      file: '{count, plural, one {# entrada se omite: es una imagen o un documento que el archivo no contiene} many {# de entradas se omiten: son imágenes o documentos que el archivo no contiene} other {# entradas se omiten: son imágenes o documentos que el archivo no contiene}}',
      cut: '{count, plural, one {# entrada se acorta: sus notas o etiquetas no caben en un elemento} many {# de entradas se acortan: sus notas o etiquetas no caben en un elemento} other {# entradas se acortan: sus notas o etiquetas no caben en un elemento}}',
    },
    back: 'Volver',
    import: 'Importar',
    toast:
      '{count, plural, =0 {Importación terminada: nada nuevo} one {Importación terminada: # elemento añadido} many {Importación terminada: # de elementos añadidos} other {Importación terminada: # elementos añadidos}}',
  },
};
