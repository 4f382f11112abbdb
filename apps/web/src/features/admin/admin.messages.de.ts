export const adminMessages = {
  organizations: { title: 'Organizations', lead: 'Companies and teams that use Onceware together.' },
  users: { title: 'Users', lead: 'Everybody with an account, and their roles.' },
  contacts: { title: 'Contacts', lead: 'People to write to at vendors and partners.' },
  logs: { title: 'Action Logs', lead: 'Who changed what, and when.' },
  orders: { title: 'Transactions', lead: 'Payments and refunds.' },
  roles: { title: 'User Roles', lead: 'Which role holds which permission.' },
  next: 'This page is being built. You hold the permission for it, so it will open for you here.',
} as const;
