import { z } from 'zod';
import { type FactsOf, notificationKind } from '../notification-kind.ts';

export const webhookNotifications = {
  webhook_off: notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: false,
    data: z.object({}),
    example: {},
    // About the reader's own, which they always may see.
    look: (_db, _reader, lines) =>
      Promise.resolve(new Map(lines.map(({ id }) => [id, { values: {}, path: '/account/api-keys' }]))),
    en: {
      name: 'Your webhook is switched off because nothing arrives',
      text: 'Your webhook was switched off because nothing arrives there any more',
    },
    pt: {
      name: 'Seu webhook é desativado porque nada chega',
      text: 'Seu webhook foi desativado porque nada mais chega lá',
    },
    ar: {
      name: 'إيقاف الويب هوك الخاص بك لأنه لا يصل إليه شيء',
      text: 'أُوقف الويب هوك الخاص بك لأنه لم يعد يصل إليه شيء',
    },
    es: {
      name: 'Tu webhook se desactiva porque no llega nada',
      text: 'Tu webhook se desactivó porque ya no llega nada',
    },
    de: {
      name: 'Dein Webhook wird abgeschaltet, weil nichts ankommt',
      text: 'Dein Webhook wurde abgeschaltet, weil dort nichts mehr ankommt',
    },
    zh: {
      name: '你的 Webhook 因无法送达而停用',
      text: '你的 Webhook 已停用，因为消息一直无法送达',
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof webhookNotifications> {}
}
