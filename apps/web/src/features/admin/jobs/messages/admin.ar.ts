import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminJobs: Translation<typeof en.adminJobs> = {
  title: 'المهام',
  text: 'ما يعمل في الخلفية: البريد، والصفحات المطلوب جلبها، والخلاصات، والإحصاءات، والتنظيف. تنجزه أي عملية، وكل مهمة مرة واحدة.',
  kind: 'النوع',
  kinds: {
    mail: 'البريد',
    formerMails: 'بريد قائمة الانتظار السابقة',
    purge: 'التنظيف',
    eraseAccounts: 'حسابات محذوفة',
    catalogUpkeep: 'صيانة الكتالوج',
    sitemap: 'خريطة الموقع',
    dueFeeds: 'الخلاصات المستحقة',
    feed: 'تشغيل خلاصة',
    fetchPage: 'صفحة ينتظرها عضو',
    duePages: 'صفحات للمراجعة',
    joinPages: 'الصفحات وأدواتها',
  },
  waiting: 'قيد الانتظار',
  running: 'قيد التنفيذ',
  failed: 'فاشلة',
  done: 'آخر إنجاز',
  never: 'ليس بعد',
  failures: 'ما فشل',
  noFailures: 'لم يفشل شيء.',
  attempts:
    '{count, plural, zero {# محاولة} one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}',
  again: 'إعادة التنفيذ',
  againOf: 'إعادة التنفيذ: {kind}',
  queued: 'ستُنفَّذ مرة أخرى بعد لحظة.',
};
