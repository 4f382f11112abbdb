import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: 'ما قدّمه البائعون',
  accepted: 'نُشر «{title}».',
  accept: 'قبول ونشر',
  refuse: 'رفض',
  refuseTitle: 'رفض «{title}»؟',
  reason: 'السبب',
  reasonHint: 'يُبلَّغ به من قدّمه بالبريد.',
  reasonMissing: 'اذكر السبب.',
  tools: 'أدواتها بصفتها بائعًا',
  toolsText: 'يجوز لأعضاء هذه المنظمة تقديم عروض لهذه الأدوات وتغييرات عليها.',
  takeOne: 'سحب «{title}»',
  take: 'سحب',
  toolMissing: 'لا توجد أداة كهذه.',
  give: 'إسناد هذه الأداة',
  tool: 'الأداة',
  toolHint: 'عنوان صفحتها هنا.',
};
