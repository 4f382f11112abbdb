import { Button } from '@onceware/ui/button/button';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import { Loading } from '../security/loading.tsx';
import { Section } from '../security/section.tsx';
import classes from './calendar-section.module.css';
import { CalendarDialog } from './calendar-dialog.tsx';
import { NewAddress } from './new-address.tsx';

/** The private address by which a calendar reads one's dates: made, renewed and revoked here (NOTE-05). */
export function CalendarSection() {
  const t = useTranslations('security.calendar');
  const common = useTranslations('security');
  const sentence = useErrorSentence();
  const { data, error, isFetching, refetch } = trpc.calendar.address.useQuery();
  const utils = trpc.useUtils();
  const make = useMake();
  const renewing = trpc.calendar.renew.useMutation({ networkMode: 'always' });
  const revoking = trpc.calendar.revoke.useMutation({ networkMode: 'always' });
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const first = useRef<HTMLButtonElement>(null);

  const renew = async () => {
    const made = await make(() => renewing.mutateAsync(), {});
    setAsking(null);
    if (!made) return;
    utils.calendar.address.setData(undefined, { address: made.address });
    setUrl(made.url);
  };
  const revoke = async () => {
    const answer = await make(() => revoking.mutateAsync(), { done: t('revoked') });
    setAsking(null);
    if (!answer) return;
    utils.calendar.address.setData(undefined, { address: null });
    setUrl(null);
    // The button that revoked is gone.
    setTimeout(() => first.current?.focus());
  };

  const content = () => {
    if (data?.address)
      return (
        <>
          {url !== null && <NewAddress key={url} url={url} />}
          <AddressFacts {...data.address} />
          <div className="row wrap gap-2">
            <Button onClick={() => setAsking('renew')}>{t('renew')}</Button>
            <Button onClick={() => setAsking('revoke')}>{t('revoke')}</Button>
          </div>
        </>
      );
    if (data)
      return (
        <Button ref={first} isBusy={renewing.isPending} onClick={() => void renew()}>
          {t('make')}
        </Button>
      );
    return error && !isFetching ? (
      <LoadFailed text={sentence(error)} action={common('tryAgain')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  };
  return (
    <Section title={t('title')}>
      <p className={classes.note}>{t('text')}</p>
      {content()}
      {asking && (
        <CalendarDialog
          kind={asking}
          isPending={renewing.isPending || revoking.isPending}
          onConfirm={() => void (asking === 'renew' ? renew() : revoke())}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  );
}

function AddressFacts({ createdAt, lastReadAt }: { createdAt: string; lastReadAt: string | null }) {
  const t = useTranslations('security.calendar');
  const format = useFormat();
  const ago = useRelativeTime();
  return (
    <p className={classes.facts}>
      <time dateTime={createdAt}>{t('made', { date: format.date(createdAt) })}</time>
      {lastReadAt === null ? (
        <span>{t('neverRead')}</span>
      ) : (
        <time dateTime={lastReadAt}>{t('lastRead', { time: ago(lastReadAt) })}</time>
      )}
    </p>
  );
}
