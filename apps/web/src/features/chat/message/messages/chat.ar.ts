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
  pinnedMessages: 'الرسائل المثبّتة',
  nothingPinned: 'لا شيء مثبّت. ثبّت رسالة من قائمتها ليجدها كل من في الغرفة هنا.',
  goTo: 'الانتقال إلى الرسالة',
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
