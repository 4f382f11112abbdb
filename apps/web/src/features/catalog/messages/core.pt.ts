import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const catalog: Translation<typeof en.catalog> = {
  price: {
    now: 'Preço atual',
    before: 'Preço anterior',
    saving: 'Desconto',
  },
  rating:
    '{imported, select, true {Nota importada: } other {Nota }}{score} de 5, dada por {count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
  time: {
    hours: '{count, plural, one {Falta # hora} many {Faltam # de horas} other {Faltam # horas}}',
    days: '{count, plural, one {Falta # dia} many {Faltam # de dias} other {Faltam # dias}}',
    ended: 'Encerrada',
    endedOn: 'Encerrada em {date}',
    endsOn: 'Termina em {date}',
  },
  deals: '{count, plural, one {# oferta} many {# de ofertas} other {# ofertas}}',
  category: {
    ai: 'IA',
    analytics: 'Análise de dados',
    design: 'Design',
    development: 'Desenvolvimento',
    education: 'Educação',
    finance: 'Finanças',
    infrastructure: 'Infraestrutura',
    marketing: 'Marketing',
    media: 'Mídia',
    productivity: 'Produtividade',
    sales: 'Vendas',
    security: 'Segurança',
    support: 'Suporte',
    writing: 'Escrita',
    other: 'Outros',
  },
  search: {
    label: 'Buscar ofertas e ferramentas',
    placeholder: 'Faturas, formulários, análise de dados…',
    submit: 'Buscar',
  },
  home: {
    pageTitle: 'Ofertas vitalícias de software',
    title: 'Software bom, pago uma vez só.',
    lead: '{deals, plural, one {# oferta vitalícia} many {# de ofertas vitalícias} other {# ofertas vitalícias}} em {tools, plural, one {# ferramenta} many {# de ferramentas} other {# ferramentas}}. Sem assinatura, sem renovação, nada para cancelar.',
    description:
      'Ofertas vitalícias de software: pague uma vez e ele é seu. Preços, planos e datas de término em um só lugar.',
    pick: {
      why: 'Por que esta',
      rated:
        '{among, plural, one {A próxima oferta a terminar, e bem avaliada: {score} por {votes, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}.} many {A mais bem avaliada das próximas # a terminar: {score} por {votes, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}.} other {A mais bem avaliada das próximas # a terminar: {score} por {votes, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}.}}',
      saving: 'Nenhuma oferta ativa tem desconto maior.',
      rule: 'Escolhida por uma regra, não por dinheiro.',
    },
    facts: {
      label: 'Por que confiar nesta lista',
      since: 'Listando ofertas desde {date}.',
      decides: 'Ninguém compra um lugar: término, data, avaliação e desconto decidem.',
      pays: 'Você paga ao fornecedor, não a nós.',
      how: 'Como as ofertas são escolhidas',
    },
    see: 'Ver a oferta',
    ending: 'Terminam esta semana',
    endingNote: 'Acabou o prazo, acabou a oferta.',
    endingAll: 'Todas as que terminam esta semana',
    newest: 'Novidades',
    newestNote: 'As que acabaram de chegar.',
    newestAll: 'Todas as ofertas, mais recentes primeiro',
    savings: 'Descontos, um por categoria',
    savingsNote: 'O maior de cada uma, em relação ao preço anterior.',
    saved: '{amount} a menos',
    savingsAll: 'Todas as ofertas por desconto',
    categories: 'Por categoria',
    categoriesNote: 'Ofertas ativas em cada uma.',
    loading: 'Carregando ofertas',
    empty: 'Nenhuma oferta ativa no momento.',
    emptyAction: 'Ver todas as ferramentas',
  },
};
