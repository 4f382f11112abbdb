import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import { coverUrlOf } from '#catalog/art.contract.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationKind,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { findKeptDeals, type ShownDeal } from './kept-deals.repo.ts';

/** Page that a line leads to: its deal's, or where it is about several, that of all saved ones. */
const pathOf = ({ slug }: ShownDeal, { count }: NotificationLine) =>
  count === 1 ? `/deal/${slug}` : '/dashboard/account/collections';

/** Looks at deals that the reader still keeps, as far as the condition has them. */
const lookAtEnds =
  (isShown: (deal: ShownDeal) => boolean) => async (db: Db, reader: Reader, lines: readonly NotificationLine[]) =>
    shownBySubject(lines, (await findKeptDeals(db, reader.id, subjectsOf(lines))).filter(isShown), (deal, line) => ({
      values: { deal: deal.title, others: line.count - 1, end: { day: deal.endsAt ?? '' } },
      path: pathOf(deal, line),
      picture: coverUrlOf(deal),
    }));

const priceFacts = z.object({ price: z.number(), before: z.number(), currency: z.string() });
type PriceFacts = z.infer<typeof priceFacts>;

async function lookAtPrices(db: Db, reader: Reader, lines: readonly NotificationLine<PriceFacts>[]) {
  const deals = await findKeptDeals(db, reader.id, subjectsOf(lines));
  return shownBySubject(
    lines,
    deals.filter(({ isRunning, isBought }) => isRunning && !isBought),
    (deal, line) => {
      const { price, before, currency } = line.data;
      return {
        values: {
          deal: deal.title,
          others: line.count - 1,
          price: { amount: price, currency },
          before: { amount: before, currency },
        },
        path: pathOf(deal, line),
        picture: coverUrlOf(deal),
      };
    },
  );
}

type Words = Pick<NotificationKind, 'en' | 'pt' | 'ar' | 'es' | 'de' | 'zh'>;

const aboutEnds = (
  words: Words,
  isShown: (deal: ShownDeal) => boolean,
  ways: Pick<NotificationKind, 'mail' | 'push'>,
) =>
  notificationKind({
    tab: 'inbox',
    ...ways,
    data: z.object({}),
    example: { deal: 'Quillpad', others: 2, end: { day: '2026-11-27' } },
    look: lookAtEnds(isShown),
    ...words,
  });

const aboutPrices = (words: Words) =>
  notificationKind({
    tab: 'inbox',
    mail: 'daily',
    push: true,
    data: priceFacts,
    example: {
      deal: 'Quillpad',
      others: 2,
      price: { amount: 39, currency: 'USD' },
      before: { amount: 49, currency: 'USD' },
    },
    look: lookAtPrices,
    ...words,
  });

/** "… and 2 more of your saved deals", behind a sentence about one. */
const MORE = {
  en: '{others, plural, =0 {} one {, and # more of your saved deals} other {, and # more of your saved deals}}',
  pt: '{others, plural, =0 {} one {, e mais # das suas ofertas salvas} other {, e mais # das suas ofertas salvas}}',
  ar: '{others, plural, =0 {} one {، وعرض آخر من عروضك المحفوظة} two {، وعرضان آخران من عروضك المحفوظة} few {، و# عروض أخرى من عروضك المحفوظة} many {، و# عرضًا آخر من عروضك المحفوظة} other {، و# عرض آخر من عروضك المحفوظة}}',
  es: '{others, plural, =0 {} one {, y # más de tus ofertas guardadas} other {, y # más de tus ofertas guardadas}}',
  de: '{others, plural, =0 {} one {, dazu # weiteres deiner gemerkten Angebote} other {, dazu # weitere deiner gemerkten Angebote}}',
  zh: '{others, plural, =0 {} other {，另有 # 个你收藏的优惠}}',
} as const;

/** "… and 2 more changes", where one deal may have changed twice. */
const CHANGES = {
  en: '{others, plural, =0 {} one {, and # more change among your saved deals} other {, and # more changes among your saved deals}}',
  pt: '{others, plural, =0 {} one {, e mais # mudança entre suas ofertas salvas} other {, e mais # mudanças entre suas ofertas salvas}}',
  ar: '{others, plural, =0 {} one {، وتغيير آخر في عروضك المحفوظة} two {، وتغييران آخران في عروضك المحفوظة} few {، و# تغييرات أخرى في عروضك المحفوظة} many {، و# تغييرًا آخر في عروضك المحفوظة} other {، و# تغيير آخر في عروضك المحفوظة}}',
  es: '{others, plural, =0 {} one {, y # cambio más entre tus ofertas guardadas} other {, y # cambios más entre tus ofertas guardadas}}',
  de: '{others, plural, =0 {} one {, dazu # weitere Änderung bei deinen gemerkten Angeboten} other {, dazu # weitere Änderungen bei deinen gemerkten Angeboten}}',
  zh: '{others, plural, =0 {} other {，你收藏的优惠另有 # 处变化}}',
} as const;

export const keptDealNotifications = {
  deal_ends_soon: aboutEnds(
    {
      en: { name: 'A deal that you saved ends soon', text: `{deal} ends on {end}${MORE.en}` },
      pt: { name: 'Uma oferta que você salvou está acabando', text: `{deal} termina em {end}${MORE.pt}` },
      ar: { name: 'عرض حفظته ينتهي قريبًا', text: `ينتهي {deal} في {end}${MORE.ar}` },
      es: { name: 'Una oferta que guardaste termina pronto', text: `{deal} termina el {end}${MORE.es}` },
      de: { name: 'Ein gemerktes Angebot endet bald', text: `{deal} endet am {end}${MORE.de}` },
      zh: { name: '你收藏的优惠即将结束', text: `{deal} 将于 {end}结束${MORE.zh}` },
    },
    ({ isRunning, isBought }) => isRunning && !isBought,
    { mail: 'daily', push: true },
  ),
  deal_ended: aboutEnds(
    {
      en: { name: 'A deal that you saved has ended', text: `{deal} has ended${MORE.en}` },
      pt: { name: 'Uma oferta que você salvou terminou', text: `{deal} terminou${MORE.pt}` },
      ar: { name: 'انتهى عرض حفظته', text: `انتهى {deal}${MORE.ar}` },
      es: { name: 'Una oferta que guardaste ha terminado', text: `{deal} ha terminado${MORE.es}` },
      de: { name: 'Ein gemerktes Angebot ist zu Ende', text: `{deal} ist zu Ende${MORE.de}` },
      zh: { name: '你收藏的优惠已结束', text: `{deal} 已结束${MORE.zh}` },
    },
    ({ isRunning, isBought }) => !isRunning && !isBought,
    { mail: 'weekly', push: false },
  ),
  deal_cheaper: aboutPrices({
    en: { name: 'A deal that you saved becomes cheaper', text: `{deal} fell from {before} to {price}${CHANGES.en}` },
    pt: {
      name: 'Uma oferta que você salvou fica mais barata',
      text: `{deal} caiu de {before} para {price}${CHANGES.pt}`,
    },
    ar: { name: 'عرض حفظته صار أرخص', text: `انخفض سعر {deal} من {before} إلى {price}${CHANGES.ar}` },
    es: { name: 'Una oferta que guardaste baja de precio', text: `{deal} bajó de {before} a {price}${CHANGES.es}` },
    de: {
      name: 'Ein gemerktes Angebot wird billiger',
      text: `{deal} ist von {before} auf {price} gefallen${CHANGES.de}`,
    },
    zh: { name: '你收藏的优惠降价了', text: `{deal} 从 {before} 降到 {price}${CHANGES.zh}` },
  }),
  deal_lowest: aboutPrices({
    en: {
      name: 'A deal that you saved is as cheap as never before',
      text: `{deal} is at its lowest price ever: {price} instead of {before}${CHANGES.en}`,
    },
    pt: {
      name: 'Uma oferta que você salvou tem o menor preço de todos',
      text: `{deal} está no menor preço de todos: {price} em vez de {before}${CHANGES.pt}`,
    },
    ar: {
      name: 'عرض حفظته بأدنى سعر على الإطلاق',
      text: `{deal} بأدنى سعر على الإطلاق: {price} بدلًا من {before}${CHANGES.ar}`,
    },
    es: {
      name: 'Una oferta que guardaste está más barata que nunca',
      text: `{deal} está más barata que nunca: {price} en vez de {before}${CHANGES.es}`,
    },
    de: {
      name: 'Ein gemerktes Angebot ist so günstig wie nie',
      text: `{deal} ist so günstig wie nie: {price} statt {before}${CHANGES.de}`,
    },
    zh: { name: '你收藏的优惠达到历史最低价', text: `{deal} 达到历史最低价：{price}，原为 {before}${CHANGES.zh}` },
  }),
  deal_back: aboutPrices({
    en: { name: 'A deal that you saved is back', text: `{deal} is back, for {price}${CHANGES.en}` },
    pt: { name: 'Uma oferta que você salvou voltou', text: `{deal} voltou, por {price}${CHANGES.pt}` },
    ar: { name: 'عاد عرض حفظته', text: `عاد {deal} بسعر {price}${CHANGES.ar}` },
    es: { name: 'Una oferta que guardaste ha vuelto', text: `{deal} ha vuelto, por {price}${CHANGES.es}` },
    de: { name: 'Ein gemerktes Angebot ist wieder da', text: `{deal} ist wieder da, für {price}${CHANGES.de}` },
    zh: { name: '你收藏的优惠回归了', text: `{deal} 已回归，售价 {price}${CHANGES.zh}` },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof keptDealNotifications> {}
}
