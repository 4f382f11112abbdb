import type { Translation } from '#i18n/words.ts';
import type * as en from './password.en.ts';

export const password: Translation<typeof en.password> = {
  // The password itself is weak or strong, so the words agree with it.
  strength: 'كلمة المرور: {level}.',
  level: {
    weak: 'سهلة التخمين جدًا',
    fair: 'سهلة التخمين',
    good: 'جيدة',
    strong: 'قوية',
  },
  hint: {
    common: 'يستخدم كثيرون كلمة المرور هذه. اختر واحدة لا يستخدمها غيرك.',
    word: 'كلمة واحدة لا تكفي. اجمع عدة كلمات.',
    name: 'اسم واحد لا يكفي. اجمع عدة كلمات لا صلة بينها.',
    personal: 'لا تستخدم فيها اسمك ولا بريدك الإلكتروني.',
    keyboard: 'المفاتيح المتجاورة أول ما يُجرَّب عند التخمين.',
    repeat: 'التكرار لا يضيف الكثير. أضف شيئًا جديدًا.',
    sequence: 'التسلسلات مثل abc و123 أول ما يُجرَّب عند التخمين.',
    date: 'التواريخ والسنوات أول ما يُجرَّب عند التخمين.',
    plain: 'اجعلها أطول: ثلاث كلمات أو أربع لا صلة بينها يسهل تذكّرها.',
  },
};
