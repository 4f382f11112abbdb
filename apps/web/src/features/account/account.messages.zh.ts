export const accountMessages = {
  profile: {
    title: '个人资料设置',
    lead: '你在 Onceware 上的样子。',
    name: '姓名',
    email: '邮箱',
    picture: '头像',
  },
  getStarted: {
    title: '快速上手',
    lead: '三步攒出一套真正属于你的软件。',
    findTitle: '找到你需要的工具',
    findText: '可以按用途、价格或节省幅度搜索。',
    findAction: '打开 LTD Explorer',
    saveTitle: '收藏你在考虑的',
    saveText: '点“收藏”，就能把优惠或工具放进收藏夹。收藏夹可从页面顶部的按钮打开。',
    saveAction: '查看最新优惠',
    readTitle: '付款前先读一读',
    readText: '我们的文章会告诉你，买断优惠该看哪些地方。',
    readAction: '前往博客',
  },
  purchases: {
    title: '我的购买',
    lead: '你买过的软件，以及它们的授权码和退款期限。',
    empty: '购买清单正在开发中。开放之前，可以先把你买下的优惠放进收藏夹。',
    emptyAction: '浏览优惠',
  },
  security: {
    title: '安全与登录',
    lead: '你的登录方式。',
    signedInAs: '你当前以 {email} 登录。',
    next: '修改密码和结束其他登录会话的功能正在开发中。开放之前，请在不属于你的设备上退出登录。',
  },
} as const;
