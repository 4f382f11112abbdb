import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { findAdditions, findTakenBack } from './following-news.repo.ts';

const additions = z.object({ day: z.iso.date() });
type Additions = z.infer<typeof additions>;

/** Counts what is there now of what came on the day: what was taken out again is news no more. */
async function lookAtAdditions(db: Db, reader: Reader, lines: readonly NotificationLine<Additions>[]) {
  const found = await findAdditions(
    db,
    reader.id,
    lines.flatMap(({ id, subjectId, data }) => (subjectId === null ? [] : [{ id, collectionId: subjectId, ...data }])),
  );
  return new Map(
    found.map(({ id, name, token, count }) => [id, { values: { collection: name, count }, path: `/c/${token}` }]),
  );
}

const lookAtTakenBack = async (db: Db, reader: Reader, lines: readonly NotificationLine<{ name: string }>[]) =>
  shownBySubject(lines, await findTakenBack(db, reader.id, subjectsOf(lines)), (_found, { data: { name } }) => ({
    values: { collection: name },
    path: '/community',
  }));

export const publishingNotifications = {
  collection_additions: notificationKind({
    tab: 'following',
    mail: 'daily',
    push: false,
    data: additions,
    example: { actor: 'Priya Raman', others: 0, collection: 'Kilns and wheels', count: 3 },
    look: lookAtAdditions,
    en: {
      name: 'Additions to a collection that you follow',
      text: '{actor} added {count, plural, one {# thing} other {# things}} to {collection}',
    },
    pt: {
      name: 'Novidades em uma coleção que você segue',
      text: '{actor} adicionou {count, plural, one {# item} other {# itens}} a {collection}',
    },
    ar: {
      name: 'إضافات إلى مجموعة تتابعها',
      text: '{count, plural, zero {لم تتم أي إضافة} one {إضافة واحدة} two {إضافتان} few {# إضافات} many {# إضافة} other {# إضافة}} من {actor} إلى {collection}',
    },
    es: {
      name: 'Novedades en una colección que sigues',
      text: '{actor} añadió {count, plural, one {# elemento} other {# elementos}} a {collection}',
    },
    de: {
      name: 'Neues in einer Sammlung, der du folgst',
      text: '{actor} hat {count, plural, one {# Eintrag} other {# Einträge}} zu {collection} hinzugefügt',
    },
    zh: { name: '你关注的收藏夹有新内容', text: '{actor} 向 {collection} 添加了 {count, plural, other {# 项}}' },
  }),
  collection_unpublished: notificationKind({
    tab: 'following',
    mail: 'off',
    push: false,
    data: z.object({ name: z.string() }),
    example: { actor: 'Priya Raman', others: 0, collection: 'Kilns and wheels' },
    look: lookAtTakenBack,
    en: { name: 'A collection that you follow was taken back', text: '{actor} took back {collection}' },
    pt: { name: 'Uma coleção que você segue foi retirada', text: '{actor} retirou {collection}' },
    ar: { name: 'سُحبت مجموعة تتابعها', text: 'لم تعد {collection} منشورة من {actor}' },
    es: { name: 'Se ha retirado una colección que sigues', text: '{actor} retiró {collection}' },
    de: { name: 'Eine Sammlung, der du folgst, wurde zurückgezogen', text: '{actor} hat {collection} zurückgezogen' },
    zh: { name: '你关注的收藏夹被撤下', text: '{actor} 撤下了 {collection}' },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof publishingNotifications> {}
}
