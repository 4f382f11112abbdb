import type { Translation } from '#i18n/words.ts';
import type * as en from './vendors.en.ts';

export const vendors: Translation<typeof en.vendors> = {
  title: 'عروضك',
  lead: 'ما تقدّمه يظهر في الكتالوج حالما يقبله فريقنا.',
  none: 'لا تنتمي إلى منظمة لها أدوات هنا. راسلنا إن كنت تبيع إحداها.',
  newDeal: 'عرض جديد',
  newTool: 'أداة جديدة',
  tools: 'أدواتك',
  submissions: 'المسودات وما قُدِّم',
  untitled: 'بلا عنوان',
  withdraw: 'سحب',
  withdrawn: 'سُحب. يمكنك تغييره وتقديمه من جديد.',
  kind: { deal: 'عرض', tool: 'أداة' },
  state: {
    draft: 'مسودة',
    submitted: 'ينتظر فريقنا',
    accepted: 'مقبول',
    refused: 'غير مقبول',
    discarded: 'متروك',
  },
  numbers: 'آخر 30 يومًا. نعدّ كم، ولا نعدّ مَن أبدًا.',
  deal: 'العرض',
  views: 'المشاهدات',
  saves: 'مرات الحفظ',
  clicks: 'النقرات',
  notRunning: '(غير جارٍ)',
  edit: 'تعديل',
  editOne: 'تعديل «{title}»',
  days: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  noDays: 'لا أحد بعد',
  ofDay:
    '{day}: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}، {saves, plural, zero {لم يُحفظ} one {حُفظ مرة واحدة} two {حُفظ مرتين} few {# مرات حفظ} many {# مرة حفظ} other {# مرة حفظ}}، {clicks, plural, zero {لا نقرات} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}}',
  submit: 'تقديم',
  submitted: 'قُدّم. سنراسلك عند البتّ فيه.',
  incomplete: 'لم يُقدَّم بعد: ثمة شيء ناقص أو خاطئ.',
};
