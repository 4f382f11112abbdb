import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminReviews: Translation<typeof en.adminReviews> = {
  nobody: 'حساب محذوف',
  deal: 'العرض',
  state: 'الحالة',
  flagged: {
    title: 'المراجعات المبلَّغ عنها',
    search: 'البحث بالنص أو الكاتب',
    show: 'إظهار',
    open: 'قيد الانتظار',
    settled: 'حُسمت',
    empty: 'لا شيء ينتظر. هنا المراجعات التي يبلّغ عنها الأعضاء.',
    details: 'مراجعة \u2068{name}\u2069',
    review: 'المراجعة',
    by: 'أبلغ عنها',
    count: '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
    others:
      '{count, plural, zero {ولا أحد غيرهم} one {وشخص آخر} two {وشخصان آخران} few {و# آخرون} many {و# آخرون} other {و# آخرون}}',
    isOpen: 'تنتظر',
    isKept: 'أُبقيت',
    isRemoved: 'أُزيلت',
    settledBy: 'حسمها \u2068{name}\u2069، {time}',
    removedBy: 'أزالها \u2068{name}\u2069، {time}: \u2068{reason}\u2069',
    bought: 'اشتراه',
    stars: '{count, plural, zero {دون نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  },
  keep: 'إبقاء',
  kept: 'تبقى المراجعة.',
  remove: 'إزالة …',
  restore: 'إعادة',
  restored: 'عادت المراجعة.',
  removal: {
    title: 'إزالة مراجعة \u2068{name}\u2069',
    text: 'لن يراها أحد بعد الآن، ولن تُحتسب نجومها. ويُخبَر كاتبها بالسبب.',
    reason: 'السبب في جملة',
    missing: 'اذكر السبب.',
    confirm: 'إزالة',
    done: 'أُزيلت المراجعة.',
  },
};
