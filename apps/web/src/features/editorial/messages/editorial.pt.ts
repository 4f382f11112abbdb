import type { Translation } from '#i18n/words.ts';
import type * as en from './editorial.en.ts';

export const editorial: Translation<typeof en.editorial> = {
  about: {
    pageTitle: 'Sobre a Onceware',
    description:
      'O que é a Onceware, que ofertas ela lista, o que cada oferta mostra e o que fica entre você e o fornecedor.',
    title: 'Uma lista de software que você paga uma vez só.',
    lead: 'Uma oferta vitalícia permite usar uma ferramenta enquanto ela existir, com um único pagamento. A Onceware põe essas ofertas no mesmo formato, para você comparar antes de comprar do fornecedor.',
    what: {
      title: 'O que é a Onceware',
      offers:
        'A maior parte do software é alugada por mês. Alguns fornecedores também vendem por um pagamento único, muitas vezes só por algumas semanas. Essas ofertas são difíceis de comparar: cada uma tem sua página, sua contagem regressiva e sua própria ideia de “tudo incluído”.',
      form: 'Aqui todas as ofertas têm a mesma cara: os mesmos campos, na mesma ordem. Ponha duas lado a lado e você vê qual serve para você, ou que não precisa de nenhuma.',
      selling:
        'A Onceware não vende nada. Você paga no site do fornecedor, e é dele que vêm a licença e um eventual reembolso.',
    },
    chosen: {
      title: 'Como as ofertas são escolhidas',
      note: 'O que uma oferta precisa ter para entrar na lista.',
      once: {
        title: 'É paga uma vez só',
        text: 'Um pagamento cobre o plano inteiro. Um primeiro ano barato com renovação depois é assinatura, e não entra aqui.',
      },
      prices: {
        title: 'O desconto pode ser conferido',
        text: 'O preço da oferta aparece ao lado do preço normal e não pode ser maior. Quando não se conhece o preço normal, não se anuncia desconto.',
      },
      tool: {
        title: 'Pertence a uma ferramenta com nome',
        text: 'Cada ferramenta tem a própria página, que diz o que ela faz, reúne suas ofertas e leva ao site dela quando o conhecemos.',
      },
      end: {
        title: 'Diz quando termina',
        text: 'Ou traz o dia, ou avisa claramente que nenhum foi anunciado. Passado o dia, a oferta sai das listas sozinha.',
      },
      limits:
        'Estar na lista não é um veredito. Não respondemos por nenhum fornecedor, e ninguém sabe quanto tempo um produto vai durar. O que você mesmo pode descobrir é mais do que muita gente imagina.',
      read: 'Veja como avaliar uma oferta',
    },
    shows: {
      title: 'O que uma oferta mostra',
      note: 'E de onde vêm os números.',
      price: { term: 'Preço', text: 'O que você paga agora, com o preço normal riscado ao lado.' },
      saving: { term: 'Desconto', text: 'Calculado a partir dos dois preços. Ninguém o digita.' },
      plans: {
        term: 'Planos',
        text: 'Quando o fornecedor vende mais de um: quanto cada um custa, em um único pagamento, e o que inclui.',
      },
      time: {
        term: 'Tempo restante',
        text: 'A data de término e, quando falta menos de uma semana, os dias ou as horas. Uma oferta que acabou aparece como encerrada; a página dela continua no ar, para que links antigos ainda levem a algum lugar.',
      },
      rating: { term: 'Avaliação', text: 'A média e quantas pessoas avaliaram. Sem avaliações, nada aparece.' },
      order: {
        term: 'Ordem',
        text: 'Cada lista segue a ordem que anuncia: mais recentes, terminam primeiro, maior desconto, menor preço ou mais bem avaliadas.',
      },
    },
    start: { title: 'Por onde começar', deals: 'Ver todas as ofertas ativas', explore: 'Buscar por categoria e preço' },
  },
  blog: {
    pageTitle: 'Blog',
    title: 'O que saber antes de pagar uma vez só',
    description:
      'Como avaliar uma oferta vitalícia, aproveitar o prazo de reembolso e não comprar mais do que você precisa.',
    lead: 'Como avaliar uma oferta vitalícia, aproveitar o prazo de reembolso e não comprar mais do que você precisa.',
    minutes: '{minutes, plural, one {# minuto de leitura} many {# de minutos de leitura} other {# minutos de leitura}}',
  },
  post: {
    all: 'Todos os posts',
    loading: 'Carregando o post',
    untranslated: 'Este post ainda não foi traduzido; por isso, aqui está em inglês.',
    more: 'Mais posts',
    older: 'Post anterior',
    newer: 'Próximo post',
  },
  author: { team: 'A equipe da Onceware' },
  community: {
    pageTitle: 'Comunidade',
    description: 'O que os membros fazem na Onceware e as ofertas e ferramentas mais recentes.',
    title: 'Acompanhar ofertas, em boa companhia',
    lead: 'Qualquer pessoa pode navegar. Os membros também guardam o que encontram e conversam ao lado da página.',
    members: {
      title: 'O que os membros fazem aqui',
      save: {
        title: 'Organizam o que encontram',
        text: 'O botão “Salvar” põe qualquer oferta ou ferramenta em uma coleção. Must-Have!, Nice Find e Worth a Shot estão lá desde o início. Em todas, cada item mostra o preço de hoje.',
      },
      chat: {
        title: 'Conversam ao lado da página',
        text: 'O chat da equipe abre na lateral, e a oferta continua à vista enquanto você escreve. O que você escreve é guardado e lido por quem está na sala; só em “Experimentar” fica no seu navegador.',
      },
      read: {
        title: 'Leem antes de pagar',
        text: 'O blog explica o que verificar antes de comprar e o que testar enquanto o reembolso ainda é possível.',
        link: 'Ir para o blog',
      },
    },
    deals: {
      title: 'Ofertas mais recentes',
      all: 'Todas as ofertas, mais recentes primeiro',
      empty:
        'Nenhuma oferta ativa no momento. As ferramentas continuam na lista, e você pode salvar uma para ver de novo depois.',
      now: 'Preço atual',
      before: 'Preço anterior',
    },
    tools: {
      title: 'Ferramentas mais recentes',
      all: 'Todas as ferramentas',
      empty: 'Nenhuma ferramenta na lista ainda.',
    },
    loading: 'Carregando as novidades',
    hub: {
      title: 'O espaço da comunidade',
      text: 'Os membros se reúnem no espaço da comunidade, um site à parte em {host}.',
      visit: 'Visitar o espaço',
      newTab: '(abre em uma nova aba)',
      joinTitle: 'Torne-se membro',
      joinText: 'As coleções e o chat da equipe exigem uma conta na Onceware. Bastam um nome, um e-mail e uma senha.',
      join: 'Criar uma conta',
    },
  },
};
