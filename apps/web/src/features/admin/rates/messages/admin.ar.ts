import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminRates: Translation<typeof en.adminRates> = {
  title: 'أسعار الصرف',
  none: 'لا توجد أسعار صرف: تُقارن الأسعار بأسعار العملة نفسها فقط.',
  of: 'تُقارن أسعار العملات المختلفة وفق أسعار الصرف ليوم {day}.',
  old: 'أسعار الصرف قديمة، ليوم {day}. استورد أحدث منها.',
  choose: 'اختر ملف أسعار الصرف',
  kinds: 'ملف eurofxref من البنك المركزي الأوروبي، بصيغة XML أو CSV، ليوم واحد أو 90 يومًا',
  tooLarge: 'هذا الملف كبير جدًا هنا. استورد السجل كله من سطر الأوامر: npm run rates.',
  done: '{currencies, plural, zero {# عملة} one {عملة واحدة} two {عملتان} few {# عملات} many {# عملة} other {# عملة}}، {changed, plural, zero {# سعر} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}} جديد أو متغيّر.',
};
