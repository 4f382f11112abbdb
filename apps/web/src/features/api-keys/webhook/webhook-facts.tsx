import type { Webhook } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './webhook.module.css';

/** The address, what it is told of, and whether it is on. */
export function WebhookFacts({ webhook: { url, kinds, isPaused, off, formerUntil } }: { webhook: Webhook }) {
  const t = useTranslations('keys.webhook');
  const format = useFormat();
  const at = (time: string) => format.moment(time, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className="stack gap-1">
      <code className={classes.address} dir="ltr">
        {url}
      </code>
      <p className="row wrap items-baseline gap-2 text-14 quiet">
        {off ? (
          <Badge tone="danger">{t('state.off')}</Badge>
        ) : (
          <Badge tone={isPaused ? 'neutral' : 'ok'}>{t(isPaused ? 'state.paused' : 'state.on')}</Badge>
        )}
        {kinds === null ? t('allKinds') : t('someKinds', { count: kinds.length })}
      </p>
      {off && <p className="measure">{t(`off.${off.reason}`, { date: format.date(off.at) })}</p>}
      {formerUntil !== null && <p className="text-14 quiet">{t('former', { time: at(formerUntil) })}</p>}
    </div>
  );
}
