import type { WebhookDelivery } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { trpc } from '#lib/api/trpc.ts';
import classes from './webhook.module.css';

interface Props {
  deliveries: readonly WebhookDelivery[];
  onResend: (id: string) => void;
}

/** The last messages to the webhook, the latest first. */
export function WebhookLog({ deliveries, onResend }: Props) {
  const t = useTranslations('keys.webhook.log');
  const { language } = useLanguage();
  const { data } = trpc.notifications.choices.useQuery({ language: language.code });
  const id = useId();
  const names = new Map(data?.kinds.map(({ kind, name }) => [kind, name]));
  return (
    <section aria-labelledby={id} className={classes.log}>
      <h3 id={id} className="text-16">
        {t('title')}
      </h3>
      {deliveries.length === 0 ? (
        <p className="measure quiet">{t('empty')}</p>
      ) : (
        <ul className={classes.list}>
          {deliveries.map((one) => (
            <LogRow
              key={one.id}
              of={one}
              name={one.kind === 'test' ? t('test') : (names.get(one.kind) ?? one.kind)}
              onResend={onResend}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function LogRow({ of: one, name, onResend }: { of: WebhookDelivery; name: string; onResend: Props['onResend'] }) {
  const t = useTranslations('keys.webhook.log');
  const format = useFormat();
  const at = (time: string) => format.moment(time, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { id, createdAt, attempts, nextAt, hasArrived, status, answer, failure } = one;
  const isOver = nextAt === null;
  // While an attempt is under way, nobody knows whether there will be another.
  const hasFailed = failure !== null || status !== null;
  const state = hasArrived && isOver ? 'arrived' : isOver ? 'over' : 'waiting';
  return (
    <li className={classes.row}>
      <div className="stack gap-1">
        <p className="row wrap items-baseline gap-0-3 weight-560 breaks">
          {name}
          <Badge tone={TONES[state]}>{t(state)}</Badge>
        </p>
        <p className={classes.facts}>
          <time dateTime={createdAt}>{at(createdAt)}</time>
          {attempts > 0 && <span>{t('attempts', { count: attempts })}</span>}
          {status !== null && <span>{t('status', { status: String(status) })}</span>}
          {failure !== null && failure !== 'status' && <span>{t(`failure.${failure}`)}</span>}
          {nextAt !== null && hasFailed && <time dateTime={nextAt}>{t('next', { time: at(nextAt) })}</time>}
        </p>
        {answer !== null && (
          <p className={classes.answer} dir="auto">
            {answer}
          </p>
        )}
      </div>
      <Button aria-label={t('resendName', { name, time: at(createdAt) })} onClick={() => onResend(id)}>
        {t('resend')}
      </Button>
    </li>
  );
}

const TONES = { arrived: 'ok', over: 'danger', waiting: 'neutral' } as const;
