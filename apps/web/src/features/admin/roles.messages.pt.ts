export const adminRolesMessages = {
  caption: 'Permissões por função',
  loading: 'Carregando as funções…',
  permissionHead: 'Permissão',
  role: 'Função',
  users: '{count, plural, =0 {Nenhum usuário} one {# usuário} many {# de usuários} other {# usuários}}',
  cell: '{permission}, {role}',
  notYours: 'Você não tem esta permissão; por isso, não pode dá-la nem retirá-la.',
  permission: {
    sidebar: { view: { title: 'Chat', text: 'Abrir o chat no painel lateral.' } },
    dev: {
      feature: {
        title: 'Recursos em teste',
        text: 'Ver as coleções, a busca, as notificações, o menu de aplicativos, os idiomas e o menu Administração.',
      },
    },
    admin: {
      organizations: {
        title: 'Gerenciar organizações',
        text: 'Ver, criar, alterar e excluir organizações e seus membros.',
      },
      users: {
        title: 'Gerenciar usuários',
        text: 'Ver todas as contas, dar e retirar funções, suspender pessoas e encerrar suas sessões.',
      },
      contacts: {
        title: 'Gerenciar contatos',
        text: 'Ler o que as pessoas escreveram pelo formulário de contato e marcar como concluído.',
      },
      logs: { title: 'Ler o registro de ações', text: 'Ver quem mudou o quê, quando e de onde.' },
      orders: {
        title: 'Ver transações',
        text: 'Ver o que todos os membros compraram e quanto isso somou, sem códigos de licença nem notas.',
      },
      roles: {
        title: 'Gerenciar funções de usuário',
        text: 'Criar e excluir funções e alterar as permissões que elas têm.',
      },
      catalog: {
        title: 'Importar o catálogo',
        text: 'Trazer ferramentas e ofertas de um arquivo e alterar as que já existem.',
      },
    },
  },
  changes: '{count, plural, =0 {Nenhuma alteração} one {# alteração} many {# de alterações} other {# alterações}}',
  save: 'Salvar',
  discard: 'Descartar',
  saved: 'Alterações salvas. Elas valem a partir do próximo clique de quem tem a função.',
  reloaded: 'Nada foi salvo. É assim que as funções estão agora, com suas outras alterações mantidas.',
  gone: '{count, plural, one {A função {roles} foi excluída nesse meio-tempo; suas alterações nela se perderam.} many {As funções {roles} foram excluídas nesse meio-tempo; suas alterações nelas se perderam.} other {As funções {roles} foram excluídas nesse meio-tempo; suas alterações nelas se perderam.}}',
  create: {
    action: 'Nova função',
    title: 'Nova função',
    name: 'Nome',
    hint: 'De 2 a 40 letras minúsculas, números e hifens, começando por uma letra. Ela não tem permissão nenhuma até você dar alguma.',
    invalid: 'Use de 2 a 40 letras minúsculas, números e hifens, começando por uma letra.',
    confirm: 'Criar função',
    done: 'A função {role} foi criada. Dê a ela as permissões.',
  },
  remove: {
    action: 'Excluir a função {role}',
    title: 'Excluir a função {role}?',
    text: 'Ninguém a tem. Depois, o nome volta a ficar livre.',
    confirm: 'Excluir função',
    done: 'A função {role} foi excluída.',
    inUseTitle: 'A função {role} está em uso',
    inUse:
      '{count, plural, one {# usuário tem} many {# de usuários têm} other {# usuários têm}} esta função. Retire-a primeiro.',
    see: 'Ver quem a tem',
    notYoursTitle: 'A função {role} permanece',
    notYours: 'Ela tem uma permissão que você não tem; por isso, você não pode excluí-la.',
  },
  leave: {
    title: 'Sair sem salvar?',
    text: 'Suas alterações nas funções ainda não foram salvas.',
    stay: 'Ficar aqui',
    leave: 'Sair',
  },
} as const;
