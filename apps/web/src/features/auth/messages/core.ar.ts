import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const auth: Translation<typeof en.auth> = {
  logIn: {
    title: 'تسجيل الدخول',
    lead: 'مجموعاتك في انتظارك.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
    forgot: 'هل نسيت كلمة المرور؟',
    other: 'ليس لديك حساب؟',
    otherAction: 'إنشاء حساب',
    noSession: 'لم يحتفظ متصفحك بتسجيل الدخول. اسمح لهذا الموقع بملفات تعريف الارتباط، ثم حاول مجددًا.',
  },
  signUp: {
    title: 'أنشئ حسابك',
    lead: 'مجاني، ويُبقي ما تحفظه معك على كل أجهزتك.',
    agree: 'بإنشاء حساب فإنك تقبل <terms>الشروط</terms>. وتبيّن <privacy>صفحة الخصوصية</privacy> ما يُحفظ من بيانات.',
    submit: 'إنشاء حساب',
    busy: 'جارٍ إنشاء الحساب…',
    other: 'لديك حساب بالفعل؟',
    otherAction: 'تسجيل الدخول',
    noSession: 'لم نتمكن من تسجيل دخولك. إن كان لديك حساب بهذا البريد الإلكتروني، فسجّل الدخول بدلًا من ذلك.',
  },
  field: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: 'عدد الأحرف: {min, number} على الأقل.',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
  },
  problem: {
    name: 'أدخل اسمك.',
    email: 'أدخل بريدك الإلكتروني.',
    emailForm: 'هذا ليس عنوان بريد إلكتروني.',
    password: 'أدخل كلمة المرور.',
    passwordShort: 'يجب ألّا يقل عدد الأحرف عن {min, number}.',
    passwordLength: 'يجب أن يكون عدد الأحرف بين {min, number} و{max, number}.',
  },
  tooManyTries: 'محاولات كثيرة جدًا. انتظر بضع دقائق، ثم حاول مجددًا.',
  close: 'إغلاق',
};
