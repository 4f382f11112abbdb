import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatList: Translation<typeof en.chatList> = {
  loading: 'يجري تحميل الرسائل',
  fetching: 'يجري جلب الرسالة…',
  olderLoading: 'يجري تحميل رسائل أقدم…',
  newerLoading: 'يجري تحميل رسائل أحدث…',
  olderFailed: 'تعذّر تحميل الرسائل الأقدم.',
  newerFailed: 'تعذّر تحميل الرسائل الأحدث.',
  tryAgain: 'المحاولة مجددًا',
  gone: 'لم تعد تلك الرسالة موجودة.',
  start: 'هنا بداية \u2068{name}\u2069',
  startHint: 'لا توجد رسائل أقدم.',
  newSince: 'جديد منذ {time}',
  announcedMany:
    '{count, plural, zero {لا رسائل جديدة} one {رسالة جديدة} two {رسالتان جديدتان} few {# رسائل جديدة} many {# رسالة جديدة} other {# رسالة جديدة}}',
  notSent: 'لم تُرسَل رسالتك. {reason}',
};

export const chatMessage: Translation<typeof en.chatMessage> = {
  waiting: 'في انتظار الإرسال',
  failed: 'لم تُرسَل',
  failedBecause: 'لم تُرسَل. {reason}',
  tryAgain: 'المحاولة مجددًا',
  discard: 'تجاهل',
  replyElsewhere: 'عرض الرسالة التي يردّ عليها هذا',
  reactors: 'أصحاب التفاعلات',
  noReactors: 'لا تفاعلات على هذه الرسالة.',
  moreReactors:
    '{count, plural, zero {ولا أحد غيرهم} one {وشخص آخر} two {وشخصان آخران} few {و# آخرون} many {و# شخصًا آخر} other {و# شخص آخر}}',
  loading: 'يجري التحميل',
  close: 'إغلاق',
  flagTold: 'شكرًا لك. سينظر المشرفون في هذه الرسالة.',
  removeForAll: 'إزالة لدى الجميع',
  removedForAll: 'أُزيلت الرسالة لدى الجميع',
  mute: 'كتم صاحب الرسالة',
  pinnedMessages: 'الرسائل المثبّتة',
  nothingPinned: 'لا شيء مثبّت. ثبّت رسالة من قائمتها ليجدها كل من في الغرفة هنا.',
  formerMember: 'عضو سابق',
  goTo: 'الانتقال إلى الرسالة',
};

export const chatMute: Translation<typeof en.chatMute> = {
  title: 'كتم \u2068{name}\u2069',
  text: 'تبقى القراءة في هذه الغرفة ممكنة، وتتوقف الكتابة حتى ذلك الحين.',
  length: 'المدة',
  minutes:
    '{count, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  hours: '{count, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  days: '{count, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  reason: 'السبب',
  reasonHint: 'يُحفظ في سجل الإجراءات.',
  reasonMissing: 'اذكر السبب.',
  close: 'إغلاق',
  submit: 'كتم',
  cancel: 'إلغاء',
  done: 'توقفت الكتابة هنا مؤقتًا لـ \u2068{name}\u2069.',
};

export const chatWriting: Translation<typeof en.chatWriting> = {
  offline: 'أنت غير متصل. يُحفظ ما تكتبه ويُرسَل لاحقًا.',
  offlineHere: 'أنت غير متصل. يُرسَل ما تكتبه لاحقًا ما دامت هذه الصفحة مفتوحة.',
  connecting: 'يجري الاتصال…',
  mayNot: 'يمكنك القراءة هنا، لا الكتابة.',
  closed: 'هذه الغرفة مغلقة. القراءة فيها ممكنة، أما الكتابة فلا.',
  silenced: 'كتمك أحد المشرفين هنا حتى {time}.',
  slow: '{count, plural, zero {الوضع البطيء: يمكنك الكتابة الآن.} one {الوضع البطيء: يمكنك الكتابة مجددًا بعد ثانية واحدة.} two {الوضع البطيء: يمكنك الكتابة مجددًا بعد ثانيتين.} few {الوضع البطيء: يمكنك الكتابة مجددًا بعد # ثوانٍ.} many {الوضع البطيء: يمكنك الكتابة مجددًا بعد # ثانية.} other {الوضع البطيء: يمكنك الكتابة مجددًا بعد # ثانية.}}',
  tooLong:
    '{max, plural, zero {لا تتسع الرسالة لأي حرف.} one {تتسع الرسالة لحرف واحد على الأكثر.} two {تتسع الرسالة لحرفين على الأكثر.} few {تتسع الرسالة لـ # أحرف على الأكثر.} many {تتسع الرسالة لـ # حرفًا على الأكثر.} other {تتسع الرسالة لـ # حرف على الأكثر.}}',
  searching: 'يجري البحث…',
  nobodyFound: 'لا أحد في هذه الغرفة بهذا الاسم.',
  nothingFound: 'لا عرض ولا أداة بهذا الاسم.',
  searchFailed: 'تعذّر تحميل الاقتراحات. يمكنك مواصلة الكتابة.',
  things: 'العروض والأدوات',
  deal: 'عرض',
  tool: 'أداة',
};

export const chatCards: Translation<typeof en.chatCards> = {
  label: 'العروض والأدوات في هذه الرسالة',
  more: '{count, plural, zero {ولا شيء آخر} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  now: 'السعر الآن',
  before: 'السعر السابق',
  ended: 'انتهى',
  deals:
    '{count, plural, zero {لا عروض الآن} one {عرض واحد الآن} two {عرضان الآن} few {# عروض الآن} many {# عرضًا الآن} other {# عرض الآن}}',
  missing: 'لم يعد متاحًا',
  failed: 'تعذّر تحميل السعر',
};
