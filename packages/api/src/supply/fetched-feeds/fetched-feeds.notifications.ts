import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { LAST_RUN_FAILED } from './failing-feeds.repo.ts';

/** Feeds whose last run failed. */
async function lookAtFeeds(db: Db, _reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; source: string }>(sql`
    select f.id, f.source from catalog_feeds f where f.id = ${subjectsOf(lines)} and ${LAST_RUN_FAILED}`);
  return shownBySubject(lines, rows, ({ source }) => ({ values: { feed: source }, path: '/dashboard/admin/catalog' }));
}

export const feedNotifications = {
  feed_failed: notificationKind({
    tab: 'team',
    mail: 'daily',
    push: false,
    permission: 'admin.catalog',
    data: z.object({}),
    example: { feed: 'kiln-co' },
    look: lookAtFeeds,
    en: { name: 'A feed cannot be imported', text: 'The feed {feed} could not be imported' },
    pt: { name: 'Um feed não pode ser importado', text: 'O feed {feed} não pôde ser importado' },
    ar: { name: 'تعذّر استيراد خلاصة', text: 'تعذّر استيراد الخلاصة {feed}' },
    es: { name: 'No se puede importar un feed', text: 'No se pudo importar el feed {feed}' },
    de: { name: 'Ein Feed kann nicht importiert werden', text: 'Der Feed {feed} konnte nicht importiert werden' },
    zh: { name: '有订阅源无法导入', text: '订阅源 {feed} 无法导入' },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof feedNotifications> {}
}
