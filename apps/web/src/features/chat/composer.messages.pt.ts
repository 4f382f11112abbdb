export const chatComposerMessages = {
  field: 'Mensagem',
  placeholder: 'Escreva uma mensagem',
  send: 'Enviar',
  emoji: 'Inserir emoji',
  attach: 'Anexar arquivos',
  characters: '{count, plural, one {# caractere} many {# de caracteres} other {# caracteres}}',
  tooLong: 'Atenção: mensagens longas podem ser cortadas',
  replyingTo: 'Respondendo a \u2068{name}\u2069',
  replyingToYou: 'Respondendo à sua própria mensagem',
  replyingToDeleted: 'Respondendo a uma mensagem excluída',
  cancelReply: 'Cancelar resposta',
  files: 'Arquivos anexados',
  removeFile: 'Remover {name}',
  privateOnly: 'Só é possível anexar arquivos no modo privado. Ative-o no topo do painel.',
  filesHeld: 'Só é possível enviar arquivos no modo privado. Ative-o no topo do painel ou remova os arquivos.',
  drop: 'Solte os arquivos aqui para anexar',
  refused: {
    empty:
      '{count, plural, one {{name} não foi anexado: o arquivo está vazio.} many {# de arquivos não foram anexados: estão vazios.} other {# arquivos não foram anexados: estão vazios.}}',
    type: '{count, plural, one {{name} não foi anexado: arquivos deste tipo não são aceitos.} many {# de arquivos não foram anexados: arquivos desses tipos não são aceitos.} other {# arquivos não foram anexados: arquivos desses tipos não são aceitos.}}',
    accepted:
      'São aceitos imagens, vídeos e arquivos PDF, Word, Excel, PowerPoint, de texto, ZIP, RAR, Figma, Photoshop e Illustrator.',
    count:
      '{count, plural, one {{name} não foi anexado: uma mensagem aceita no máximo {max, number} arquivos.} many {# de arquivos não foram anexados: uma mensagem aceita no máximo {max, number} arquivos.} other {# arquivos não foram anexados: uma mensagem aceita no máximo {max, number} arquivos.}}',
    dismiss: 'Dispensar',
  },
  suggestions: {
    people: 'Pessoas',
    posts: 'Publicações',
    username: '@{username}',
    by: 'por \u2068{author}\u2069',
    found:
      '{count, plural, one {# sugestão. Escolha com as setas do teclado.} many {# de sugestões. Escolha com as setas do teclado.} other {# sugestões. Escolha com as setas do teclado.}}',
  },
} as const;
