import type { Translation } from '#i18n/words.ts';
import type * as en from './sharing.en.ts';

export const sharing: Translation<typeof en.sharing> = {
  dialog: {
    title: 'Compartilhar “{name}”',
    close: 'Fechar',
    offer: 'Crie um link: quem tiver o link poderá ver esta coleção e copiá-la. Ninguém mais a encontra.',
    private: 'Seu nome não aparece, e suas notas só aparecem se você quiser.',
    make: 'Criar link',
    making: 'Criando o link…',
    link: 'Link para esta coleção',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Seu navegador não permite que esta página copie. O link está selecionado: copie-o com o teclado.',
    open: 'Abrir página',
    passOn: 'Compartilhar…',
    notes: 'Mostrar minhas notas',
    notesHint: 'Quem tiver o link lê o que você anotou nos itens.',
    indexed: 'Permitir que apareça em buscadores',
    indexedHint: 'Assim, é possível encontrar a página sem o link.',
    stop: 'Parar de compartilhar',
    stopHint: 'O link para de funcionar na hora. Se você compartilhar de novo, o link será outro.',
  },
  page: {
    description:
      'Uma coleção de {count, plural, one {# oferta ou ferramenta vitalícia} many {# de ofertas e ferramentas vitalícias} other {# ofertas e ferramentas vitalícias}} na Onceware',
    facts: '{count, plural, one {# item} many {# de itens} other {# itens}} · atualizada {time}',
    loading: 'Carregando a coleção',
    copy: 'Copiar para minhas coleções',
    copying: 'Copiando…',
    copied: '“{name}” agora está entre as suas coleções',
    openCopy: 'Abrir coleções',
    empty: 'Ainda não há nada nesta coleção.',
    emptyAction: 'Explorar ofertas vitalícias',
    note: 'Nota',
    noteMore: 'Mostrar a nota completa',
    noteLess: 'Mostrar menos',
    more: 'Mostrar mais',
    loadingMore: 'Carregando…',
    moreFailed: 'Não foi possível carregar mais. Tente de novo.',
    first: 'Voltar à primeira página',
  },
};
