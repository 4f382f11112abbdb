export const adminOrdersMessages = {
  caption: 'Compras de todos os membros',
  search: 'Buscar por membro, título ou plano',
  column: { purchased: 'Data', member: 'Membro', title: 'Título', tier: 'Plano', price: 'Preço', state: 'Status' },
  filter: { state: 'Status', currency: 'Moeda' },
  state: { unused: 'Não ativada', activated: 'Ativada', refunded: 'Reembolsada' },
  totals: {
    caption: 'Totais por moeda',
    currency: 'Moeda',
    count: 'Compras',
    spent: 'Gasto',
    refunded: 'Reembolsado',
  },
  empty: 'Ainda não há compras. O que os membros guardam em Minhas compras aparece aqui.',
} as const;
