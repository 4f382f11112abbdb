export const headerMessages = {
  home: 'Onceware 首页',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  menu: {
    home: '首页',
    explore: 'LTD Explorer',
    deals: '优惠',
  },
  logIn: '登录',
  logOut: '退出登录',
  loggingOut: '正在退出…',
  userMenu: '{name} 的账号',
  darkMode: '深色模式',
  switchToDark: '切换到深色模式',
  switchToLight: '切换到浅色模式',
  collections: '收藏夹',
} as const;
