import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const header: Translation<typeof en.header> = {
  home: 'Onceware 首页',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  openSidebar: '打开侧边菜单',
  closeMenu: '关闭菜单',
  menu: {
    home: '首页',
    about: '关于我们',
    blog: '博客',
    explore: 'LTD Explorer',
    community: '社区',
    profiles: '个人主页',
    network: '人脉',
    deals: '优惠',
    sell: '在此销售',
    contact: '联系我们',
    terms: '条款',
    privacy: '隐私',
    imprint: '网站信息',
  },
  logIn: '登录',
  logOut: '退出登录',
  loggingOut: '正在退出…',
  userMenu: '{name} 的账号',
  darkMode: '深色模式',
  switchToDark: '切换到深色模式',
  switchToLight: '切换到浅色模式',
  collections: '收藏夹',
  chat: '聊天',
};
