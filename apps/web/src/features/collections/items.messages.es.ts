export const collectionItemsMessages = {
  detail: {
    favorite: 'Favorita',
    shared: 'Compartida',
    showMore: 'Mostrar más',
    showLess: 'Mostrar menos',
  },
  toolbar: {
    filter: 'Filtrar elementos…',
    sort: 'Ordenar',
    sorts: {
      manual: 'Orden manual',
      newest: 'Más recientes',
      price: 'Precio',
      ending: 'Terminan pronto',
    },
    kind: 'Mostrar',
    kinds: {
      all: 'Todo',
      deals: 'Ofertas',
      tools: 'Herramientas',
      ended: 'Terminadas',
    },
    found:
      '{count, plural, one {# elemento encontrado} many {# de elementos encontrados} other {# elementos encontrados}}',
    none: 'Ningún elemento coincide',
    noneHint: 'Prueba con otra palabra o muestra todos los elementos.',
    clear: 'Borrar el filtro',
    factsFailed: 'No se pudieron cargar los nombres y precios, así que puede que falten elementos o no estén en orden.',
  },
  row: {
    ended: 'Terminada',
  },
  note: {
    label: 'Nota sobre {title}',
    placeholder: '¿Por qué lo has guardado?',
    add: 'Añadir nota',
    edit: 'Editar nota',
    unsaved: 'Nota sin guardar',
    save: 'Guardar',
    cancel: 'Cancelar',
    length: '{length} de {max} caracteres',
    tooLong: 'Acorta la nota a {max} caracteres.',
  },
  menu: {
    moveTo: 'Mover a…',
    top: 'Mover al principio',
    up: 'Subir',
    down: 'Bajar',
    bottom: 'Mover al final',
    select: 'Seleccionar',
  },
} as const;
