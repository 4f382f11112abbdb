import type { WebhookState } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';

/** Changes of the webhook, each of which answers what it is then. */
export function useWebhookActions() {
  const t = useTranslations('keys.webhook');
  const make = useMake();
  const utils = trpc.useUtils();
  const { webhook } = trpc.notifications;
  const show = ({ webhook: found, deliveries }: WebhookState) =>
    utils.notifications.webhook.find.setData(undefined, { webhook: found, deliveries });
  const options = { networkMode: 'always', onSuccess: show } as const;
  const renewing = webhook.renew.useMutation(options);
  const pausing = webhook.pause.useMutation(options);
  const testing = webhook.test.useMutation(options);
  const resending = webhook.resend.useMutation(options);
  const removing = webhook.remove.useMutation({
    networkMode: 'always',
    onSuccess: () => show({ webhook: null, deliveries: [] }),
  });
  return {
    renew: () => make(() => renewing.mutateAsync(), {}),
    pause: (on: boolean) => make(() => pausing.mutateAsync({ on }), { done: t(on ? 'paused' : 'goesOn') }),
    test: () => make(() => testing.mutateAsync(), { done: t('tested') }),
    resend: (id: string) => make(() => resending.mutateAsync({ id }), { done: t('resent') }),
    remove: () => make(() => removing.mutateAsync(), { done: t('removed') }),
    isRenewing: renewing.isPending,
    isPausing: pausing.isPending,
    isTesting: testing.isPending,
    isRemoving: removing.isPending,
  };
}
