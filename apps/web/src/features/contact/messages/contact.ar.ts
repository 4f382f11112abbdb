import type { Translation } from '#i18n/words.ts';
import type * as en from './contact.en.ts';

export const contact: Translation<typeof en.contact> = {
  title: 'اتصل بنا',
  lead: 'اسأل أو أبلغ عن مشكلة أو اقترح فكرة. يقرأ كل رسالة شخص حقيقي ويرد عليها بالبريد الإلكتروني.',
  description: 'راسل Onceware: الأسئلة والعروض والبائعون والحسابات.',
  field: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    emailHint: 'نرد على هذا العنوان ولا نستخدمه لغير ذلك.',
    topic: 'ما موضوع رسالتك؟',
    message: 'الرسالة',
  },
  topic: {
    question: 'سؤال',
    deal: 'عرض',
    vendor: 'أبيع برامج',
    account: 'حسابي',
    other: 'موضوع آخر',
  },
  length: '{length, number} من {max, number}',
  problem: {
    name: 'أدخل اسمك.',
    email: 'هذا ليس عنوان بريد إلكتروني.',
    message: 'اكتب رسالتك.',
    tooMany: 'رسائل كثيرة في وقت قصير. انتظر قليلًا، ثم أرسل هذه الرسالة.',
  },
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'وصلتنا رسالتك',
  sentText: 'سنرد على <address>{email}</address>.',
  another: 'كتابة رسالة أخرى',
};
