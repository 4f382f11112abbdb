export const adminOrdersMessages = {
  caption: '全体成员的购买记录',
  search: '按成员、名称或套餐搜索',
  column: { purchased: '日期', member: '成员', title: '名称', tier: '套餐', price: '价格', state: '状态' },
  filter: { state: '状态', currency: '货币' },
  state: { unused: '未激活', activated: '已激活', refunded: '已退款' },
  totals: {
    caption: '按货币合计',
    currency: '货币',
    count: '笔数',
    spent: '支出',
    refunded: '退款',
  },
  empty: '还没有购买记录。成员在“我的购买”中添加的内容会出现在这里。',
} as const;
