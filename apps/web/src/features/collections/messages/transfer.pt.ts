import type { Translation } from '#i18n/words.ts';
import type * as en from './transfer.en.ts';

export const transfer: Translation<typeof en.transfer> = {
  title: 'Importar coleções',
  close: 'Fechar',
  cancel: 'Cancelar',
  choose: {
    drop: 'Arraste um arquivo para cá ou',
    button: 'Escolher arquivo',
    kinds:
      'Uma exportação da Onceware (JSON ou CSV), o arquivo de favoritos do seu navegador (HTML) ou um arquivo CSV com uma coluna “url”.',
    safe: 'Nada muda antes de você ver o que vai acontecer.',
  },
  work: {
    reading: 'Lendo o arquivo…',
    checking: 'Comparando com o catálogo…',
    importing: 'Importando…',
  },
  problem: {
    tooLarge:
      'Este arquivo é grande demais. É possível importar arquivos de até {megabytes} MB: exporte menos favoritos de cada vez.',
    empty: 'Este arquivo está vazio. Escolha outro.',
    unreadable: 'Não foi possível ler este arquivo. Talvez ele tenha sido movido ou renomeado: escolha-o de novo.',
    encoding: 'Não foi possível ler os caracteres deste arquivo. Salve-o como “CSV UTF-8” e escolha-o de novo.',
    otherKind: 'Este não é um arquivo de texto. Escolha um arquivo JSON, CSV ou HTML.',
    brokenJson: 'Este arquivo JSON está danificado: está incompleto ou foi alterado. Exporte-o de novo.',
    otherJson: 'Este arquivo JSON não é uma exportação da Onceware. De outros programas, exporte em CSV ou HTML.',
    newerVersion: 'Este arquivo foi criado por uma versão mais nova da Onceware. Recarregue a página e tente de novo.',
    brokenCsv:
      'A linha {row} deste arquivo CSV está danificada: faltam aspas ou elas estão no lugar errado. Exporte-o de novo.',
    rowWithoutName: 'A linha {row} não indica a coleção. Preencha a coluna “collection” e escolha o arquivo de novo.',
    otherCsv:
      'Este arquivo CSV não tem uma coluna de endereços da web. A primeira linha precisa ter uma coluna chamada “url”.',
    noLinks: 'Não há links neste arquivo. Escolha o arquivo para o qual seu navegador exporta os favoritos.',
    nothing: 'Não há coleções neste arquivo.',
    noName: 'Uma coleção deste arquivo não tem nome. Dê um nome a ela e escolha o arquivo de novo.',
    tooManyCollections: 'Este arquivo tem mais de {max} coleções. Divida-o e importe uma parte de cada vez.',
    tooManyItems: 'São mais de {max} itens. Escolha uma pasta ou divida o arquivo.',
  },
  target: {
    heading: '{count, plural, one {# link} many {# de links} other {# links}} em {file}',
    text: 'Cada link é comparado com os sites das ferramentas do nosso catálogo. O que corresponde é guardado; o que não corresponde aparece em uma lista.',
    folder: 'Quais links',
    allFolders: '{count, plural, one {Todos (#)} many {Todos (#)} other {Todos (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Salvar em',
    newCollection: 'Uma nova coleção',
    name: 'Nome da coleção',
    defaultName: 'Favoritos importados',
    check: 'Ver o que vai acontecer',
  },
  report: {
    before: 'O que vai acontecer',
    after: 'Importação concluída',
    isNew: 'Nova',
    willAdd:
      '{count, plural, =0 {Nada a adicionar} one {# item será adicionado} many {# de itens serão adicionados} other {# itens serão adicionados}}',
    added:
      '{count, plural, =0 {Nada adicionado} one {# item adicionado} many {# de itens adicionados} other {# itens adicionados}}',
    there: '{count, plural, one {# já está lá} many {# já estão lá} other {# já estão lá}}',
    nothing: 'Nada deste arquivo seria adicionado.',
    unknown:
      '{count, plural, one {# entrada não corresponde a nada no catálogo} many {# de entradas não correspondem a nada no catálogo} other {# entradas não correspondem a nada no catálogo}}',
    unknownMore: '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
    unnamed: '{type}: {id}',
    skipped:
      '{count, plural, one {# entrada não tem endereço da web e fica de fora.} many {# de entradas não têm endereço da web e ficam de fora.} other {# entradas não têm endereço da web e ficam de fora.}}',
    back: 'Voltar',
    import: 'Importar',
    toast:
      '{count, plural, =0 {Importação concluída: nada de novo} one {Importação concluída: # item adicionado} many {Importação concluída: # de itens adicionados} other {Importação concluída: # itens adicionados}}',
  },
};
