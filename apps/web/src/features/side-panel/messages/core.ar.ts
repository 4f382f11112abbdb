import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const sidePanel: Translation<typeof en.sidePanel> = {
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
};
