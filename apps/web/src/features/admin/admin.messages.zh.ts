export const adminMessages = {
  organizations: { title: '组织', lead: '共同使用 Onceware 的公司和团队。' },
  users: { title: '用户', lead: '所有拥有账号的人，以及他们的角色。' },
  contacts: { title: '联系人', lead: '厂商和合作伙伴那边的联系人。' },
  logs: { title: '操作日志', lead: '谁在什么时候改了什么。' },
  orders: { title: '交易记录', lead: '付款与退款。' },
  roles: { title: '用户角色', lead: '每个角色拥有哪些权限。' },
  next: '此页面正在开发中。你拥有相应权限，开放后可直接在这里使用。',
} as const;
