import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const adminContacts: Translation<typeof en.adminContacts> = {
  caption: 'رسائل نموذج الاتصال',
  search: 'البحث بالاسم أو البريد الإلكتروني أو النص',
  column: { from: 'المرسل', topic: 'الموضوع', message: 'الرسالة', created: 'الوقت', status: 'الحالة' },
  status: { new: 'جديدة', open: 'مفتوحة', done: 'منجزة', spam: 'مزعجة' },
  topic: { question: 'سؤال', deal: 'عرض', vendor: 'بائع', account: 'حساب', other: 'موضوع آخر' },
  select: 'تحديد رسالة \u2068{name}\u2069',
  selectAll: 'تحديد كل الرسائل في هذه الصفحة',
  selected:
    '{count, plural, zero {لا رسائل محددة} one {رسالة واحدة محددة} two {رسالتان محددتان} few {# رسائل محددة} many {# رسالة محددة} other {# رسالة محددة}}',
  all: 'تحديد الكل',
  clear: 'إلغاء التحديد',
  setStatus: 'تعيين الحالة',
  details: 'رسالة \u2068{name}\u2069',
  reply: 'الرد بالبريد الإلكتروني',
  subject: 'رسالتك إلى Onceware ({topic})',
  account: 'فتح الحساب',
  language: 'لغة الموقع عند الكتابة: \u2068{language}\u2069',
  finish: 'وضع رسالة \u2068{name}\u2069 ضمن المنجزة',
  reopen: 'إعادة فتح رسالة \u2068{name}\u2069',
  marked:
    '{count, plural, zero {لم تتغيّر حالة أي رسالة} one {حالة الرسالة الآن} two {حالة الرسالتين الآن} few {حالة # رسائل الآن} many {حالة # رسالة الآن} other {حالة # رسالة الآن}}: {status, select, new {جديدة} open {مفتوحة} done {منجزة} other {مزعجة}}',
  undo: 'تراجع',
  empty: 'لا رسائل بعد. ما يُرسل عبر نموذج الاتصال يصل إلى هنا.',
  form: 'فتح نموذج الاتصال',
};
