import type { NotificationSettings } from '@onceware/api/platform/notifications/notifications.contract';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Switch } from '@onceware/ui/switch/switch';
import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import { PushBrowsers } from './push-browsers.tsx';
import classes from './delivery-settings.module.css';

type Change = Partial<Pick<NotificationSettings, 'quiet' | 'digestAt'>> & { timeZone?: string };

/** When the member is told by mail and push, and by which browsers (NOTE-03). A choice is in force at once. */
export function DeliverySettings() {
  const t = useTranslations('delivery');
  const utils = trpc.useUtils();
  const make = useMake();
  const { data, isError, refetch } = trpc.notifications.settings.useQuery();
  const { mutateAsync } = trpc.notifications.saveSettings.useMutation({
    onSuccess: (settings) => utils.notifications.settings.setData(undefined, settings),
  });
  const isNew = data?.timeZone === null;
  // The browser knows it, and the member need not.
  useEffect(() => {
    if (isNew) mutateAsync({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }).catch(() => undefined);
  }, [isNew, mutateAsync]);
  if (!data)
    return isError ? (
      <LoadFailed text={t('failed')} action={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" />
    );
  const save = (change: Change) => void make(() => mutateAsync(change), {});
  return (
    <PagePart title={t('title')}>
      <div className={classes.settings}>
        <MailState mail={data.mail} />
        <Times settings={data} onChange={save} />
        <PushBrowsers />
      </div>
    </PagePart>
  );
}

function MailState({ mail: { email, isConfirmed, stop } }: Pick<NotificationSettings, 'mail'>) {
  const t = useTranslations('delivery');
  const make = useMake();
  const { mutateAsync, isPending } = trpc.auth.resendVerification.useMutation();
  if (isConfirmed && !stop) return null;
  return (
    <div className={classes.notice} role="status">
      <p className="breaks">{t(stop ? stop.reason : 'unconfirmed', { email })}</p>
      {stop?.answer && (
        <p className="text-14 quiet breaks">
          <bdi>{stop.answer}</bdi>
        </p>
      )}
      <Button isBusy={isPending} onClick={() => void make(() => mutateAsync(), { done: t('resent', { email }) })}>
        {t('resume')}
      </Button>
    </div>
  );
}

const USUAL_QUIET = { from: 22 * 60, to: 7 * 60 };

function Times({ settings, onChange }: { settings: NotificationSettings; onChange: (change: Change) => void }) {
  const t = useTranslations('delivery');
  const { timeZone, quiet, digestAt } = settings;
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(timeZone ? [timeZone] : [])]);
  return (
    <>
      <Select
        label={t('timeZone')}
        size="lg"
        value={timeZone ?? 'UTC'}
        onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
      >
        {[...zones].map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
      <Switch
        label={t('quiet')}
        description={t('quietText')}
        checked={quiet !== null}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked ? USUAL_QUIET : null })}
      />
      {quiet && (
        <div className={classes.line}>
          <Minute label={t('from')} value={quiet.from} onChange={(from) => onChange({ quiet: { ...quiet, from } })} />
          <Minute label={t('to')} value={quiet.to} onChange={(to) => onChange({ quiet: { ...quiet, to } })} />
        </div>
      )}
      <div className={classes.line}>
        <Minute label={t('digestAt')} value={digestAt} onChange={(minute) => onChange({ digestAt: minute })} />
        <span className="text-14 quiet">{t('weekly')}</span>
      </div>
    </>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** A minute of the day, on the browser's own field. */
function Minute({ label, value, onChange }: { label: string; value: number; onChange: (minute: number) => void }) {
  const id = useId();
  return (
    <span className={classes.minute}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        className={classes.time}
        defaultValue={`${two(Math.floor(value / 60))}:${two(value % 60)}`}
        onBlur={(event) => {
          const [hours, minutes] = event.currentTarget.value.split(':').map(Number);
          const minute = (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
          if (!Number.isNaN(minute) && minute !== value) onChange(minute);
        }}
      />
    </span>
  );
}
