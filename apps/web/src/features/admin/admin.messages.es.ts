export const adminMessages = {
  organizations: { title: 'Organizaciones', lead: 'Empresas y equipos que usan Onceware en común.' },
  users: { title: 'Usuarios', lead: 'Todas las personas con cuenta, y sus roles.' },
  contacts: { title: 'Contactos', lead: 'A quién escribir en proveedores y socios.' },
  logs: { title: 'Registro de acciones', lead: 'Quién cambió qué, y cuándo.' },
  orders: { title: 'Transacciones', lead: 'Pagos y reembolsos.' },
  roles: { title: 'Roles de usuario', lead: 'Qué permisos tiene cada rol.' },
  next: 'Estamos preparando esta página. Tienes permiso para verla, así que se abrirá aquí cuando esté lista.',
} as const;
