export const sidePanelMessages = {
  title: {
    chat: 'المحادثة',
    privateChat: 'محادثة الفريق',
    collections: 'المجموعات',
    other: 'اللوحة',
  },
  privateBadge: 'خاصة',
  privateMode: 'الوضع الخاص',
  notFound: 'المحتوى غير موجود',
  loading: 'جارٍ التحميل…',
  close: 'إغلاق اللوحة',
} as const;
