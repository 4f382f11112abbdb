export const adminOrdersMessages = {
  caption: 'Compras de todos los miembros',
  search: 'Buscar por miembro, título o plan',
  column: { purchased: 'Fecha', member: 'Miembro', title: 'Título', tier: 'Plan', price: 'Precio', state: 'Estado' },
  filter: { state: 'Estado', currency: 'Moneda' },
  state: { unused: 'Sin activar', activated: 'Activada', refunded: 'Reembolsada' },
  totals: {
    caption: 'Totales por moneda',
    currency: 'Moneda',
    count: 'Compras',
    spent: 'Gastado',
    refunded: 'Reembolsado',
  },
  empty: 'Aún no hay ninguna compra. Lo que los miembros guardan en Mis compras aparece aquí.',
} as const;
