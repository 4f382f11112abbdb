import type { LanguageCode } from '#kernel/languages.ts';

/** Kinds of events. */
export type EventKind = 'refund' | 'redeem' | 'dealEnd';

interface CalendarWords {
  /** The calendar's own name. */
  name: string;
  /** Words before the name of the purchase or deal, and below it. */
  events: Record<EventKind, { title: string; text: string }>;
}

export const CALENDAR_WORDS: Readonly<Record<LanguageCode, CalendarWords>> = {
  en: {
    name: 'Onceware: refunds and deals',
    events: {
      refund: { title: 'Last day for a refund:', text: 'After this day the refund period is over.' },
      redeem: { title: 'Last day to redeem:', text: 'After this day the licence code can no longer be redeemed.' },
      dealEnd: { title: 'Deal ends:', text: 'It is in one of your collections.' },
    },
  },
  pt: {
    name: 'Onceware: reembolsos e ofertas',
    events: {
      refund: { title: 'Último dia para o reembolso:', text: 'Depois deste dia o prazo de reembolso acaba.' },
      redeem: {
        title: 'Último dia para resgatar:',
        text: 'Depois deste dia o código de licença não pode mais ser resgatado.',
      },
      dealEnd: { title: 'A oferta termina:', text: 'Está em uma das suas coleções.' },
    },
  },
  ar: {
    name: 'Onceware: الاسترداد والعروض',
    events: {
      refund: { title: 'آخر يوم لاسترداد المال:', text: 'بعد هذا اليوم تنتهي مهلة الاسترداد.' },
      redeem: { title: 'آخر يوم لتفعيل الرمز:', text: 'بعد هذا اليوم لا يمكن تفعيل رمز الترخيص.' },
      dealEnd: { title: 'ينتهي العرض:', text: 'هو في إحدى مجموعاتك.' },
    },
  },
  es: {
    name: 'Onceware: devoluciones y ofertas',
    events: {
      refund: { title: 'Último día para la devolución:', text: 'Después de este día termina el plazo de devolución.' },
      redeem: {
        title: 'Último día para canjear:',
        text: 'Después de este día ya no se puede canjear el código de licencia.',
      },
      dealEnd: { title: 'Termina la oferta:', text: 'Está en una de tus colecciones.' },
    },
  },
  de: {
    name: 'Onceware: Rückgaben und Angebote',
    events: {
      refund: { title: 'Letzter Tag für die Rückgabe:', text: 'Danach ist die Rückgabefrist vorbei.' },
      redeem: { title: 'Letzter Tag zum Einlösen:', text: 'Danach kann der Lizenzcode nicht mehr eingelöst werden.' },
      dealEnd: { title: 'Angebot endet:', text: 'Es ist in einer deiner Sammlungen.' },
    },
  },
  zh: {
    name: 'Onceware：退款与优惠',
    events: {
      refund: { title: '最后退款日：', text: '过了这一天，退款期限就结束了。' },
      redeem: { title: '最后兑换日：', text: '过了这一天，许可证代码将无法兑换。' },
      dealEnd: { title: '优惠结束：', text: '它在你的收藏集里。' },
    },
  },
};
