import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const header: Translation<typeof en.header> = {
  home: 'Onceware، الصفحة الرئيسية',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  openSidebar: 'فتح القائمة الجانبية',
  closeMenu: 'إغلاق القائمة',
  menu: {
    home: 'الرئيسية',
    about: 'من نحن',
    blog: 'المدونة',
    explore: 'LTD Explorer',
    community: 'المجتمع',
    profiles: 'الملفات الشخصية',
    network: 'الشبكة',
    deals: 'العروض',
    sell: 'بِع هنا',
    contact: 'اتصل بنا',
    terms: 'الشروط',
    privacy: 'الخصوصية',
    imprint: 'بيانات الناشر',
  },
  logIn: 'تسجيل الدخول',
  logOut: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  userMenu: 'حساب \u2068{name}\u2069',
  darkMode: 'الوضع الداكن',
  switchToDark: 'التبديل إلى الوضع الداكن',
  switchToLight: 'التبديل إلى الوضع الفاتح',
  collections: 'المجموعات',
  chat: 'المحادثة',
};
