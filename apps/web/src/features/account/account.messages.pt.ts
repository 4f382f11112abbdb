export const accountMessages = {
  profile: {
    title: 'Configurações do perfil',
    lead: 'Como você aparece na Onceware.',
    name: 'Nome',
    email: 'E-mail',
    picture: 'Foto',
  },
  getStarted: {
    title: 'Primeiros passos',
    lead: 'Três passos para montar uma biblioteca de software que é seu.',
    findTitle: 'Encontre uma ferramenta útil',
    findText: 'Busque pelo que ela faz, pelo preço ou pelo desconto.',
    findAction: 'Abrir o LTD Explorer',
    saveTitle: 'Salve o que interessa',
    saveText: 'O botão “Salvar” põe uma oferta ou ferramenta em uma coleção. Suas coleções abrem pelo botão no alto da página.',
    saveAction: 'Ver as ofertas mais recentes',
    readTitle: 'Leia antes de pagar',
    readText: 'Nossos posts explicam o que verificar em uma oferta vitalícia.',
    readAction: 'Ir para o blog',
  },
  purchases: {
    title: 'Minhas compras',
    lead: 'O que você comprou, com os códigos de licença e os prazos de reembolso.',
    empty: 'A lista de compras está em construção. Até ela abrir, salve em uma coleção as ofertas que você comprou.',
    emptyAction: 'Ver as ofertas',
  },
  security: {
    title: 'Segurança e acesso',
    lead: 'Como você entra na sua conta.',
    signedInAs: 'Você entrou como {email}.',
    next: 'A troca de senha e o encerramento de outras sessões estão em construção. Até lá, saia da conta em dispositivos que não são seus.',
  },
} as const;
