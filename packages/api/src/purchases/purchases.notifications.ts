import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationKind,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { findOwnPurchases, type ShownPurchase } from './deadlines.repo.ts';

const facts = z.object({ day: z.string() });
type Facts = z.infer<typeof facts>;

/** Own purchases that still have the day, which is not over. */
const lookAt =
  (dayOf: (purchase: ShownPurchase) => string | null) =>
  async (db: Db, reader: Reader, lines: readonly NotificationLine<Facts>[]) => {
    const purchases = await findOwnPurchases(db, reader.id, subjectsOf(lines));
    const days = new Map(purchases.map((purchase) => [purchase.id, { day: dayOf(purchase), today: purchase.today }]));
    return shownBySubject(
      lines.filter(({ subjectId, data }) => {
        const found = days.get(subjectId ?? '');
        return found?.day === data.day && found.day >= found.today;
      }),
      purchases,
      ({ title }, { data, count }) => ({
        values: { purchase: title, others: count - 1, end: { day: data.day } },
        path: '/dashboard/account/purchases',
      }),
    );
  };

const refundDay = ({ refundUntil, state }: ShownPurchase) => (state === 'refunded' ? null : refundUntil);
const redeemDay = ({ redeemUntil, state }: ShownPurchase) => (state === 'unused' ? redeemUntil : null);

const deadline = (
  dayOf: (purchase: ShownPurchase) => string | null,
  ways: Pick<NotificationKind, 'mail' | 'push'>,
  words: Pick<NotificationKind, 'en' | 'pt' | 'ar' | 'es' | 'de' | 'zh'>,
) =>
  notificationKind({
    tab: 'inbox',
    ...ways,
    data: facts,
    example: { purchase: 'Quillpad', others: 2, end: { day: '2026-11-27' } },
    look: lookAt(dayOf),
    ...words,
  });

/** "… and 2 more", behind a sentence about one purchase. */
const MORE = {
  en: '{others, plural, =0 {} one {, and of # more purchase} other {, and of # more purchases}}',
  pt: '{others, plural, =0 {} one {, e o de mais # compra} other {, e o de mais # compras}}',
  ar: '{others, plural, =0 {} one {، ولعملية شراء أخرى} two {، ولعمليتي شراء أخريين} few {، ولـ# عمليات شراء أخرى} many {، ولـ# عملية شراء أخرى} other {، ولـ# عملية شراء أخرى}}',
  es: '{others, plural, =0 {} one {, y el de # compra más} other {, y el de # compras más}}',
  de: '{others, plural, =0 {} one {, dazu die von # weiteren Kauf} other {, dazu die von # weiteren Käufen}}',
  zh: '{others, plural, =0 {} other {，另有 # 笔购买}}',
} as const;

export const purchaseNotifications = {
  refund_ends_soon: deadline(
    refundDay,
    { mail: 'daily', push: false },
    {
      en: {
        name: 'The refund window of a purchase ends within a week',
        text: `The refund window of {purchase} ends on {end}${MORE.en}`,
      },
      pt: {
        name: 'O prazo de reembolso de uma compra termina em uma semana',
        text: `O prazo de reembolso de {purchase} termina em {end}${MORE.pt}`,
      },
      ar: {
        name: 'مهلة استرداد ثمن عملية شراء تنتهي خلال أسبوع',
        text: `تنتهي مهلة استرداد ثمن {purchase} في {end}${MORE.ar}`,
      },
      es: {
        name: 'El plazo de reembolso de una compra termina en una semana',
        text: `El plazo de reembolso de {purchase} termina el {end}${MORE.es}`,
      },
      de: {
        name: 'Die Rückgabefrist eines Kaufs endet in einer Woche',
        text: `Die Rückgabefrist von {purchase} endet am {end}${MORE.de}`,
      },
      zh: { name: '购买的退款期限一周内到期', text: `{purchase} 的退款期限将于 {end}到期${MORE.zh}` },
    },
  ),
  refund_ends_today: deadline(
    refundDay,
    { mail: 'at_once', push: true },
    {
      en: {
        name: 'The last day of a refund window',
        text: `Today is the last day to get a refund of {purchase}${MORE.en}`,
      },
      pt: {
        name: 'O último dia de um prazo de reembolso',
        text: `Hoje é o último dia para pedir o reembolso de {purchase}{others, plural, =0 {} one { e de mais # compra} other { e de mais # compras}}`,
      },
      ar: { name: 'اليوم الأخير من مهلة الاسترداد', text: `اليوم آخر يوم لاسترداد ثمن {purchase}${MORE.ar}` },
      es: {
        name: 'El último día de un plazo de reembolso',
        text: `Hoy es el último día para pedir el reembolso de {purchase}{others, plural, =0 {} one { y de # compra más} other { y de # compras más}}`,
      },
      de: {
        name: 'Der letzte Tag einer Rückgabefrist',
        text: `Heute ist der letzte Tag, {purchase} zurückzugeben{others, plural, =0 {} one {, dazu # weiteren Kauf} other {, dazu # weitere Käufe}}`,
      },
      zh: { name: '退款期限的最后一天', text: `今天是 {purchase} 申请退款的最后一天${MORE.zh}` },
    },
  ),
  redeem_ends_soon: deadline(
    redeemDay,
    { mail: 'daily', push: true },
    {
      en: {
        name: 'A code has to be redeemed within a week',
        text: `Redeem the code of {purchase} by {end}{others, plural, =0 {} one {, and that of # more purchase} other {, and those of # more purchases}}`,
      },
      pt: {
        name: 'Um código precisa ser resgatado em uma semana',
        text: `Resgate o código de {purchase} até {end}${MORE.pt}`,
      },
      ar: { name: 'يجب استخدام رمز خلال أسبوع', text: `استخدم رمز {purchase} حتى {end}${MORE.ar}` },
      es: {
        name: 'Hay que canjear un código en una semana',
        text: `Canjea el código de {purchase} hasta el {end}${MORE.es}`,
      },
      de: {
        name: 'Ein Code muss innerhalb einer Woche eingelöst werden',
        text: `Löse den Code von {purchase} bis {end} ein{others, plural, =0 {} one {, dazu den von # weiteren Kauf} other {, dazu die von # weiteren Käufen}}`,
      },
      zh: { name: '兑换码须在一周内使用', text: `请在 {end}前兑换 {purchase} 的兑换码${MORE.zh}` },
    },
  ),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof purchaseNotifications> {}
}
