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
      'Favoritos do navegador (HTML, ou o JSON do Firefox e do Chrome), uma exportação do Pocket, Raindrop, Pinboard, Instapaper, wallabag, Omnivore, Readwise, GoodLinks, Karakeep, Linkwarden, Shaarli, Tab Session Manager ou da Onceware (CSV, JSON, HTML ou ZIP), ou uma lista de endereços.',
    safe: 'Nada muda antes de você ver o que vai acontecer.',
  },
  work: {
    reading: 'Lendo o arquivo…',
    checking: 'Comparando com o catálogo…',
    checkingSome: 'Comparando com o catálogo… {items, number} de {total, number}',
    importing: 'Importando…',
  },
  problem: {
    tooLarge:
      'Este arquivo é grande demais. É possível importar arquivos de até {megabytes} MB: exporte menos favoritos de cada vez.',
    empty: 'Este arquivo está vazio. Escolha outro.',
    unreadable: 'Não foi possível ler este arquivo. Talvez ele tenha sido movido ou renomeado: escolha-o de novo.',
    otherKind: 'Este não é um arquivo de texto. Escolha um arquivo JSON, CSV, HTML ou ZIP.',
    brokenJson: 'Este arquivo JSON está danificado: está incompleto ou foi alterado. Exporte-o de novo.',
    otherJson:
      'Este arquivo JSON não contém favoritos em um formato conhecido aqui. Exporte em CSV ou HTML pelo programa.',
    zipTooLarge:
      'Este ZIP é grande demais. É possível importar arquivos compactados de até {megabytes} MB: descompacte-o e escolha os arquivos dentro dele.',
    zipUnpacksTooLarge:
      'As listas deste ZIP têm mais de {megabytes} MB descompactadas, por isso a leitura parou. Descompacte-o e escolha os arquivos um por um.',
    zipTooManyFiles:
      'Este ZIP contém mais de {max} arquivos, por isso a leitura parou. Descompacte-o e escolha os arquivos dentro dele.',
    brokenZip:
      'Este ZIP está danificado ou protegido por senha. Exporte-o de novo, ou descompacte-o e escolha os arquivos dentro dele.',
    otherZip: 'Não há favoritos neste ZIP. Escolha o arquivo que o seu programa exporta.',
    packedFirefox:
      'Este é um backup que o Firefox compacta por conta própria. No Firefox, abra “Gerenciar favoritos”, “Importar e backup” e “Backup…”, e escolha esse arquivo.',
    newerVersion: 'Este arquivo foi criado por uma versão mais nova da Onceware. Recarregue a página e tente de novo.',
    brokenCsv:
      'A linha {row} deste arquivo CSV está danificada: faltam aspas ou elas estão no lugar errado. Exporte-o de novo.',
    rowWithoutName: 'A linha {row} não indica a coleção. Preencha a coluna “collection” e escolha o arquivo de novo.',
    otherCsv:
      'Não há endereços da web neste arquivo. Uma tabela precisa de uma coluna “url” na primeira linha; uma lista, de um endereço em cada linha.',
    noLinks: 'Não há links neste arquivo. Escolha o arquivo para o qual seu navegador exporta os favoritos.',
    nothing: 'Não há coleções neste arquivo.',
    noName: 'Uma coleção deste arquivo não tem nome. Dê um nome a ela e escolha o arquivo de novo.',
    tooManyCollections: 'Este arquivo tem mais de {max} coleções. Divida-o e importe uma parte de cada vez.',
    noRoom: 'Em “{name}” não cabem todos: uma coleção tem no máximo {max} itens. Escolha outra ou uma nova.',
  },
  target: {
    heading: '{count, plural, one {# link} many {# de links} other {# links}} em {file}',
    text: 'Um link para uma ferramenta do nosso catálogo vira essa ferramenta; qualquer outro vira uma página sua. O que não tem endereço vira uma nota. Etiquetas, notas, favoritos e datas vêm junto.',
    days: 'Datas como {sample} significam',
    certainDays: 'Datas como {sample} foram lidas como {date}, como mostram outras linhas do arquivo.',
    folder: 'Quais links',
    allFolders: '{count, plural, one {Todos (#)} many {Todos (#)} other {Todos (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Salvar em',
    byFolder: 'Uma coleção para cada pasta',
    newCollection: 'Uma nova coleção',
    name: 'Nome da coleção',
    looseName: 'Coleção para links sem pasta',
    defaultName: 'Favoritos importados',
    check: 'Ver o que vai acontecer',
  },
  progress: {
    running: 'Importando',
    stopped: 'Interrompido',
    bar: 'Itens importados',
    done: '{items, number} de {total, number} itens já entraram.',
    stays: 'Você pode fechar esta janela; a importação continua enquanto esta página estiver aberta.',
    goOn: 'O que já entrou fica. Continue agora com o resto ou escolha o arquivo de novo mais tarde: nada entra duas vezes.',
    stop: 'Parar',
    continue: 'Continuar',
  },
  report: {
    before: 'O que vai acontecer',
    after: 'Importação concluída',
    isNew: 'Nova',
    deals: '{count, plural, one {# oferta} many {# de ofertas} other {# ofertas}}',
    tools: '{count, plural, one {# ferramenta} many {# de ferramentas} other {# ferramentas}}',
    pages: '{count, plural, one {# página sua} many {# de páginas suas} other {# páginas suas}}',
    notes: '{count, plural, one {# nota} many {# de notas} other {# notas}}',
    merged:
      '{count, plural, one {# entrada estava mais de uma vez na sua pasta e foi unida.} many {# de entradas estavam mais de uma vez nas suas pastas e foram unidas.} other {# entradas estavam mais de uma vez nas suas pastas e foram unidas.}}',
    willAdd:
      '{count, plural, =0 {Nada a adicionar} one {# item será adicionado} many {# de itens serão adicionados} other {# itens serão adicionados}}',
    added:
      '{count, plural, =0 {Nada adicionado} one {# item adicionado} many {# de itens adicionados} other {# itens adicionados}}',
    there: '{count, plural, one {# já está lá} many {# já estão lá} other {# já estão lá}}',
    willComplete:
      '{count, plural, one {# recebe etiquetas ou uma nota novas} many {# recebem etiquetas ou notas novas} other {# recebem etiquetas ou notas novas}}',
    completed:
      '{count, plural, one {# recebeu etiquetas ou uma nota novas} many {# receberam etiquetas ou notas novas} other {# receberam etiquetas ou notas novas}}',
    nothing: 'Nada deste arquivo seria adicionado.',
    unknown:
      '{count, plural, one {# entrada não está mais no catálogo e não tem endereço próprio} many {# de entradas não estão mais no catálogo e não têm endereço próprio} other {# entradas não estão mais no catálogo e não têm endereço próprio}}',
    unknownMore: '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
    unnamed: '{type}: {id}',
    leftOut: {
      address:
        '{count, plural, one {# entrada fica de fora: o endereço não é da web} many {# de entradas ficam de fora: os endereços não são da web} other {# entradas ficam de fora: os endereços não são da web}}',
      long: '{count, plural, one {# entrada fica de fora: o endereço é longo demais} many {# de entradas ficam de fora: os endereços são longos demais} other {# entradas ficam de fora: os endereços são longos demais}}',
      empty:
        '{count, plural, one {# entrada fica de fora: está vazia} many {# de entradas ficam de fora: estão vazias} other {# entradas ficam de fora: estão vazias}}',
      file: '{count, plural, one {# entrada fica de fora: é uma imagem ou um documento que o arquivo não contém} many {# de entradas ficam de fora: são imagens ou documentos que o arquivo não contém} other {# entradas ficam de fora: são imagens ou documentos que o arquivo não contém}}',
      cut: '{count, plural, one {# entrada é encurtada: suas notas ou etiquetas não cabem em um item} many {# de entradas são encurtadas: suas notas ou etiquetas não cabem em um item} other {# entradas são encurtadas: suas notas ou etiquetas não cabem em um item}}',
    },
    back: 'Voltar',
    import: 'Importar',
    toast:
      '{count, plural, =0 {Importação concluída: nada de novo} one {Importação concluída: # item adicionado} many {Importação concluída: # de itens adicionados} other {Importação concluída: # itens adicionados}}',
  },
};
