export const chatComposerMessages = {
  field: 'Mensaje',
  placeholder: 'Escribe un mensaje',
  send: 'Enviar',
  emoji: 'Insertar emoji',
  attach: 'Adjuntar archivos',
  characters: '{count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  tooLong: 'Atención: los mensajes largos podrían recortarse',
  replyingTo: 'Respuesta a \u2068{name}\u2069',
  replyingToYou: 'Respuesta a tu propio mensaje',
  replyingToDeleted: 'Respuesta a un mensaje eliminado',
  cancelReply: 'Cancelar respuesta',
  files: 'Archivos adjuntos',
  removeFile: 'Quitar {name}',
  privateOnly: 'Solo se pueden adjuntar archivos en el modo privado. Actívalo en la parte superior del panel.',
  filesHeld:
    'Solo se pueden enviar archivos en el modo privado. Actívalo en la parte superior del panel o quita los archivos.',
  drop: 'Suelta aquí los archivos para adjuntarlos',
  refused: {
    empty:
      '{count, plural, one {No se ha adjuntado {name}: el archivo está vacío.} many {No se han adjuntado # de archivos: están vacíos.} other {No se han adjuntado # archivos: están vacíos.}}',
    type: '{count, plural, one {No se ha adjuntado {name}: no se admiten archivos de este tipo.} many {No se han adjuntado # de archivos: no se admiten archivos de esos tipos.} other {No se han adjuntado # archivos: no se admiten archivos de esos tipos.}}',
    accepted:
      'Se admiten imágenes, vídeos y archivos PDF, Word, Excel, PowerPoint, de texto, ZIP, RAR, Figma, Photoshop e Illustrator.',
    count:
      '{count, plural, one {No se ha adjuntado {name}: un mensaje admite como máximo {max, number} archivos.} many {No se han adjuntado # de archivos: un mensaje admite como máximo {max, number} archivos.} other {No se han adjuntado # archivos: un mensaje admite como máximo {max, number} archivos.}}',
    dismiss: 'Descartar',
  },
  suggestions: {
    people: 'Personas',
    posts: 'Publicaciones',
    username: '@{username}',
    by: 'de \u2068{author}\u2069',
    found:
      '{count, plural, one {# sugerencia. Elige con las teclas de flecha.} many {# de sugerencias. Elige con las teclas de flecha.} other {# sugerencias. Elige con las teclas de flecha.}}',
  },
} as const;
