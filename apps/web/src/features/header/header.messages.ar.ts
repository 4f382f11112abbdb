export const headerMessages = {
  home: 'Onceware، الصفحة الرئيسية',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  menu: {
    home: 'الرئيسية',
    explore: 'LTD Explorer',
    deals: 'العروض',
  },
  logIn: 'تسجيل الدخول',
  logOut: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  userMenu: 'حساب \u2068{name}\u2069',
  darkMode: 'الوضع الداكن',
  switchToDark: 'التبديل إلى الوضع الداكن',
  switchToLight: 'التبديل إلى الوضع الفاتح',
  collections: 'المجموعات',
} as const;
