import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { isPublic } from '../cards.ts';
import { isShown } from './reviews.repo.ts';

interface ReviewRow extends Record<string, unknown> {
  id: string;
  slug: string;
  title: string;
  answer: string | null;
  reason: string | null;
  isRemoved: boolean;
}

/** Reviews of lines, of deals that everybody may see, as far as the condition has them. */
async function findReviews(db: Db, lines: readonly NotificationLine[], condition: SQL): Promise<ReviewRow[]> {
  const { rows } = await db.execute<ReviewRow>(sql`
    select r.id, d.slug, d.title, r.answer, r.removed_reason as reason, r.removed_at is not null as "isRemoved"
    from reviews r join deals d on d.id = r.deal_id
    where r.id = ${subjectsOf(lines)} and ${isPublic} and ${condition}`);
  return rows;
}

const pathOf = ({ slug }: ReviewRow) => `/deal/${slug}`;

/** Own reviews that others find helpful. */
async function lookAtHelpful(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const isHelpful = sql`${isShown} and r.user_id = ${reader.id} and r.helpful_count > 0`;
  return shownBySubject(lines, await findReviews(db, lines, isHelpful), (review) => ({
    values: { deal: review.title },
    path: pathOf(review),
  }));
}

/** Own reviews that have an answer. */
async function lookAtAnswered(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const isAnswered = sql`${isShown} and r.user_id = ${reader.id} and r.answer is not null`;
  return shownBySubject(lines, await findReviews(db, lines, isAnswered), (review) => ({
    values: { deal: review.title },
    path: pathOf(review),
    quote: review.answer ?? undefined,
  }));
}

/** Own reviews that still are as the line says: removed, or shown again. */
async function lookAtModerated(db: Db, reader: Reader, lines: readonly NotificationLine<{ isRemoved: boolean }>[]) {
  const found = await findReviews(db, lines, sql`r.user_id = ${reader.id} and r.deleted_at is null`);
  const isRemoved = new Map(found.map((review) => [review.id, review.isRemoved]));
  return shownBySubject(
    lines.filter(({ subjectId, data }) => isRemoved.get(subjectId ?? '') === data.isRemoved),
    found,
    (review) => ({
      values: { deal: review.title, isRemoved: review.isRemoved ? 1 : 0 },
      path: pathOf(review),
      quote: (review.isRemoved && review.reason) || undefined,
    }),
  );
}

async function lookAtDecided(db: Db, _reader: Reader, lines: readonly NotificationLine<{ isRemoved: boolean }>[]) {
  return shownBySubject(lines, await findReviews(db, lines, sql`r.deleted_at is null`), (review, line) => ({
    values: { deal: review.title, total: line.count, isRemoved: line.data.isRemoved ? 1 : 0 },
    path: pathOf(review),
  }));
}

/** Reports, as long as any waits for a decision. */
async function lookAtReported(db: Db, _reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ isAny: boolean }>(
    sql`select exists (select from review_flags where settled_at is null) as "isAny"`,
  );
  if (rows[0]?.isAny !== true) return new Map();
  return new Map(
    lines.map(({ id, count }) => [id, { values: { total: count }, path: '/dashboard/admin/reviews' }] as const),
  );
}

export const reviewNotifications = {
  review_helpful: notificationKind({
    tab: 'inbox',
    mail: 'weekly',
    push: false,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, deal: 'Quillpad' },
    look: lookAtHelpful,
    en: {
      name: 'Somebody finds your review helpful',
      text: `${ACTORS.en}{others, plural, =0 { finds} other { find}} your review of {deal} helpful`,
    },
    pt: {
      name: 'Alguém acha sua avaliação útil',
      text: `${ACTORS.pt}{others, plural, =0 { acha} other { acham}} útil sua avaliação de {deal}`,
    },
    ar: {
      name: 'وجد أحدهم مراجعتك مفيدة',
      text: `وجد ${ACTORS.ar} مراجعتك عن {deal} مفيدة`,
    },
    es: {
      name: 'A alguien le resulta útil tu reseña',
      text: `A ${ACTORS.es}{others, plural, =0 { le} other { les}} resulta útil tu reseña de {deal}`,
    },
    de: {
      name: 'Jemand findet deine Bewertung hilfreich',
      text: `${ACTORS.de}{others, plural, =0 { findet} other { finden}} deine Bewertung von {deal} hilfreich`,
    },
    zh: {
      name: '有人觉得你的评价有帮助',
      text: `${ACTORS.zh}觉得你对 {deal} 的评价有帮助`,
    },
  }),
  review_answered: notificationKind({
    tab: 'inbox',
    mail: 'daily',
    push: true,
    data: z.object({}),
    example: { deal: 'Quillpad' },
    look: lookAtAnswered,
    en: { name: 'The vendor answers your review', text: 'The vendor answered your review of {deal}' },
    pt: { name: 'O fornecedor responde à sua avaliação', text: 'O fornecedor respondeu à sua avaliação de {deal}' },
    ar: { name: 'ردّ البائع على مراجعتك', text: 'ردّ البائع على مراجعتك عن {deal}' },
    es: { name: 'El proveedor responde a tu reseña', text: 'El proveedor respondió a tu reseña de {deal}' },
    de: {
      name: 'Der Anbieter antwortet auf deine Bewertung',
      text: 'Der Anbieter hat auf deine Bewertung von {deal} geantwortet',
    },
    zh: { name: '商家回复了你的评价', text: '商家回复了你对 {deal} 的评价' },
  }),
  review_moderated: notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: false,
    data: z.object({ isRemoved: z.boolean() }),
    example: { deal: 'Quillpad', isRemoved: 1 },
    look: lookAtModerated,
    en: {
      name: 'Staff remove your review or bring it back',
      text: '{isRemoved, select, 1 {Your review of {deal} was removed} other {Your review of {deal} is shown again}}',
    },
    pt: {
      name: 'A equipe remove ou restaura sua avaliação',
      text: '{isRemoved, select, 1 {Sua avaliação de {deal} foi removida} other {Sua avaliação de {deal} voltou a ser exibida}}',
    },
    ar: {
      name: 'حذف الفريق مراجعتك أو إعادتها',
      text: '{isRemoved, select, 1 {حُذفت مراجعتك عن {deal}} other {عادت مراجعتك عن {deal} إلى الظهور}}',
    },
    es: {
      name: 'El equipo elimina o restaura tu reseña',
      text: '{isRemoved, select, 1 {Se eliminó tu reseña de {deal}} other {Tu reseña de {deal} vuelve a mostrarse}}',
    },
    de: {
      name: 'Das Team entfernt deine Bewertung oder stellt sie wieder her',
      text: '{isRemoved, select, 1 {Deine Bewertung von {deal} wurde entfernt} other {Deine Bewertung von {deal} ist wieder zu sehen}}',
    },
    zh: {
      name: '工作人员移除或恢复你的评价',
      text: '{isRemoved, select, 1 {你对 {deal} 的评价已被移除} other {你对 {deal} 的评价已恢复显示}}',
    },
  }),
  review_report_decided: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({ isRemoved: z.boolean() }),
    example: { deal: 'Quillpad', total: 2, isRemoved: 1 },
    look: lookAtDecided,
    en: {
      name: 'A review that you reported is decided about',
      text: '{isRemoved, select, 1 {{total, plural, one {The review of {deal} that you reported was removed} other {# reviews that you reported were removed}}} other {{total, plural, one {The review of {deal} that you reported stays} other {# reviews that you reported stay}}}}',
    },
    pt: {
      name: 'Há uma decisão sobre uma avaliação que você denunciou',
      text: '{isRemoved, select, 1 {{total, plural, one {A avaliação de {deal} que você denunciou foi removida} other {# avaliações que você denunciou foram removidas}}} other {{total, plural, one {A avaliação de {deal} que você denunciou permanece} other {# avaliações que você denunciou permanecem}}}}',
    },
    ar: {
      name: 'البتّ في مراجعة أبلغت عنها',
      text: '{isRemoved, select, 1 {{total, plural, one {حُذفت المراجعة التي أبلغت عنها عن {deal}} two {حُذفت مراجعتان أبلغت عنهما} few {حُذفت # مراجعات أبلغت عنها} many {حُذفت # مراجعة أبلغت عنها} other {حُذفت # مراجعة أبلغت عنها}}} other {{total, plural, one {بقيت المراجعة التي أبلغت عنها عن {deal}} two {بقيت مراجعتان أبلغت عنهما} few {بقيت # مراجعات أبلغت عنها} many {بقيت # مراجعة أبلغت عنها} other {بقيت # مراجعة أبلغت عنها}}}}',
    },
    es: {
      name: 'Se decide sobre una reseña que denunciaste',
      text: '{isRemoved, select, 1 {{total, plural, one {Se eliminó la reseña de {deal} que denunciaste} other {Se eliminaron # reseñas que denunciaste}}} other {{total, plural, one {La reseña de {deal} que denunciaste se mantiene} other {# reseñas que denunciaste se mantienen}}}}',
    },
    de: {
      name: 'Über eine von dir gemeldete Bewertung wird entschieden',
      text: '{isRemoved, select, 1 {{total, plural, one {Die Bewertung von {deal}, die du gemeldet hast, wurde entfernt} other {# Bewertungen, die du gemeldet hast, wurden entfernt}}} other {{total, plural, one {Die Bewertung von {deal}, die du gemeldet hast, bleibt} other {# Bewertungen, die du gemeldet hast, bleiben}}}}',
    },
    zh: {
      name: '你举报的评价有了处理结果',
      text: '{isRemoved, select, 1 {{total, plural, one {你举报的对 {deal} 的评价已被移除} other {你举报的 # 条评价已被移除}}} other {{total, plural, one {你举报的对 {deal} 的评价予以保留} other {你举报的 # 条评价予以保留}}}}',
    },
  }),
  review_reported: notificationKind({
    tab: 'team',
    mail: 'daily',
    push: false,
    permission: 'admin.reviews',
    data: z.object({}),
    example: { total: 2 },
    look: lookAtReported,
    en: {
      name: 'Somebody reports a review',
      text: '{total, plural, one {A review was reported} other {# reports of reviews came in}}',
    },
    pt: {
      name: 'Alguém denuncia uma avaliação',
      text: '{total, plural, one {Uma avaliação foi denunciada} other {Chegaram # denúncias de avaliações}}',
    },
    ar: {
      name: 'أبلغ أحدهم عن مراجعة',
      text: '{total, plural, one {ورد بلاغ عن مراجعة} two {ورد بلاغان عن مراجعات} few {وردت # بلاغات عن مراجعات} many {ورد # بلاغًا عن مراجعات} other {ورد # بلاغ عن مراجعات}}',
    },
    es: {
      name: 'Alguien denuncia una reseña',
      text: '{total, plural, one {Se denunció una reseña} other {Llegaron # denuncias de reseñas}}',
    },
    de: {
      name: 'Jemand meldet eine Bewertung',
      text: '{total, plural, one {Eine Bewertung wurde gemeldet} other {# Meldungen zu Bewertungen sind eingegangen}}',
    },
    zh: {
      name: '有人举报评价',
      text: '{total, plural, other {收到 # 条评价举报}}',
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof reviewNotifications> {}
}
