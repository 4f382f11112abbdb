export const arrangingMessages = {
  select: 'Seleccionar',
  selectAll: 'Seleccionar todo',
  selectItem: 'Seleccionar {title}',
  selected: '{count, plural, one {# seleccionado} many {# seleccionados} other {# seleccionados}}',
  actions: 'Qué hacer con los elementos seleccionados',
  moveTo: 'Mover a…',
  remove: 'Quitar',
  cancel: 'Cancelar',
  movedTo: 'Movido a la posición {position, number} de {total, number}.',
  drag: {
    handle: 'Mover {title}',
    instructions:
      'Pulsa Espacio para levantar el elemento. Las flechas arriba y abajo eligen la posición, las flechas izquierda y derecha cambian entre esta colección y las demás, Espacio suelta y Escape cancela.',
    lifted:
      '{count, plural, one {Has levantado {title}.} many {Has levantado # de elementos.} other {Has levantado # elementos.}}',
    position: 'Posición {position, number} de {total, number}.',
    collection: 'A la colección «{name}».',
    nowhere: 'Aquí no se puede soltar.',
    moved:
      '{count, plural, one {{title} se ha movido a la posición {position, number} de {total, number}.} many {# de elementos se han movido a la posición {position, number} de {total, number}.} other {# elementos se han movido a la posición {position, number} de {total, number}.}}',
    cancelled: 'No se ha movido nada.',
    tray: 'Suelta aquí para mover a otra colección',
    items: '{count, plural, one {# elemento} many {# de elementos} other {# elementos}}',
  },
  move: {
    title: '{count, plural, one {Mover # elemento a…} many {Mover # de elementos a…} other {Mover # elementos a…}}',
    close: 'Cerrar',
    search: 'Buscar colecciones…',
    nothing: 'No se encontraron colecciones',
    choices: 'Colecciones',
    someThere: 'Ya contiene {count, number} de {total, number}',
    allThere: '{count, plural, one {Ya lo contiene} many {Ya los contiene todos} other {Ya los contiene todos}}',
    newCollection: 'Nueva colección',
    name: 'Nombre de la nueva colección',
    create: 'Crear y mover',
    back: 'Volver',
  },
} as const;
