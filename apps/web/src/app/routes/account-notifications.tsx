import { NotificationsPage } from '#features/notifications/page/notifications-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries, language }) =>
  Promise.all([
    queries.notifications.list.prefetchInfinite({ tab: 'all', archived: false, language }),
    queries.notifications.choices.ensureData({ language }),
    queries.notifications.settings.ensureData(),
  ]),
);

export function Component() {
  return <NotificationsPage />;
}
