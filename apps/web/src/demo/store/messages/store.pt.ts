import type { Translation } from '#i18n/words.ts';
import type * as en from './store.en.ts';

/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store: Translation<typeof en.store> = {
  notice: 'Dados de exemplo: nada aqui é real nem está à venda.',
  products: '{count, plural, one {# produto} many {# de produtos} other {# produtos}}',
  rating: 'Nota {score} de 5, dada por {count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
  priceEach: '{price} cada',
  category: {
    templates: 'Modelos',
    courses: 'Cursos',
    graphics: 'Gráficos',
    code: 'Código',
  },
  toolbar: {
    label: 'Ferramentas da loja',
    name: 'Loja de demonstração',
    wishlist: 'Lista de desejos, {count, plural, =0 {vazia} one {# produto} many {# de produtos} other {# produtos}}',
  },
  search: {
    label: 'Buscar na loja',
    submit: 'Buscar',
  },
  add: 'Adicionar ao carrinho',
  addNamed: 'Adicionar {name} ao carrinho',
  wish: {
    add: 'Adicionar à lista de desejos',
    addNamed: 'Adicionar {name} à lista de desejos',
    remove: 'Remover da lista de desejos',
    removeNamed: 'Remover {name} da lista de desejos',
  },
  quantity: {
    label: 'Quantidade',
    labelNamed: 'Quantidade de {name}',
    less: 'Um a menos',
    more: 'Um a mais',
  },
  line: {
    remove: 'Remover {name}',
    removed: 'Item removido: {name}.',
    undo: 'Desfazer',
  },
  cart: {
    title: 'Carrinho',
    close: 'Fechar carrinho',
    subtotal: 'Subtotal',
    checkout: 'Finalizar compra',
    checkoutNote:
      'Esta é uma loja de exemplo: ela não vende nada, e nada foi enviado. Uma loja de verdade pediria o pagamento aqui.',
    empty: 'Seu carrinho está vazio',
    emptyHint: 'O que você adicionar ao carrinho fica esperando aqui.',
    emptyAction: 'Ver todos os produtos',
  },
  wishlist: {
    title: 'Lista de desejos',
    lead: 'O que você quer e ainda não comprou.',
    close: 'Fechar lista de desejos',
    move: 'Mover para o carrinho',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: 'Mover para o carrinho: {name}',
    empty: 'Sua lista de desejos está vazia',
    emptyHint: 'Toque no coração de um produto para guardá-lo aqui.',
    emptyAction: 'Ver todos os produtos',
  },
  details: {
    title: 'Detalhes do produto',
    close: 'Fechar detalhes do produto',
    by: 'por {maker}',
    page: 'Abrir a página completa',
    more: 'Mais em {category}',
  },
  all: {
    title: 'Todos os produtos',
    lead: 'Coisas para quem faz software.',
  },
  home: {
    pageTitle: 'Início da loja',
    title: 'Encontre algo para criar',
    lead: 'Modelos, cursos, gráficos e código de um punhado de criadores.',
    categories: 'Por categoria',
    best: 'Mais bem avaliados',
    bestAll: 'Todos por avaliação',
  },
  results: {
    title: 'Buscar na loja',
    titleQuery: 'Resultados para “{query}”',
    category: 'Categoria',
    allCategories: 'Todas as categorias',
    sort: 'Ordenar por',
    sorts: {
      featured: 'Destaques',
      rating: 'Mais bem avaliados',
      price: 'Menor preço',
      price_desc: 'Maior preço',
    },
    view: 'Visualização',
    grid: 'Ver em grade',
    list: 'Ver em lista',
    empty: 'Nenhum produto encontrado',
    emptyHint: 'Tente uma palavra mais geral ou veja todos os produtos.',
    emptyAction: 'Ver todos os produtos',
  },
  orders: {
    title: 'Meus pedidos',
    lead: 'O que um cliente desta loja teria comprado.',
    number: 'Pedido {number}',
    placed: 'Feito em {date}',
    status: {
      preparing: 'Em preparação',
      delivered: 'Entregue',
      refunded: 'Reembolsado',
    },
    total: 'Total',
    again: 'Comprar de novo',
    // Begins with what is seen on the button.
    againNamed: 'Comprar de novo: pedido {number}',
  },
};
