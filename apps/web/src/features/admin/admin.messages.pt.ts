export const adminMessages = {
  organizations: { title: 'Organizações', lead: 'Empresas e equipes que usam a Onceware em conjunto.' },
  users: { title: 'Usuários', lead: 'Todas as pessoas com conta e suas funções.' },
  contacts: { title: 'Contatos', lead: 'Com quem falar em fornecedores e parceiros.' },
  logs: { title: 'Registro de ações', lead: 'Quem mudou o quê, e quando.' },
  orders: { title: 'Transações', lead: 'Pagamentos e reembolsos.' },
  roles: { title: 'Funções de usuário', lead: 'Que permissões cada função tem.' },
  next: 'Esta página está em construção. Você tem permissão para vê-la, então ela vai abrir aqui quando estiver pronta.',
} as const;
