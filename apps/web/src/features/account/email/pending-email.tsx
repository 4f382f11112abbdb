import type { PendingEmail as Pending } from '@onceware/api/identity/account/account.contract';
import { Button } from '@onceware/ui/button/button';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './email-section.module.css';

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** A pending change of address: which of its two mails was confirmed, and a button to cancel. */
export function PendingEmail({ pending }: { pending: Pending }) {
  const t = useTranslations('security.email');
  const format = useFormat();
  const { change, isPending } = useWork(getQueryKey(trpc.account.profile));
  const make = useMake();
  const cancel = () => void make(() => change(({ auth }) => auth.cancelEmailChange.mutate()), { done: t('cancelled') });
  return (
    <div className={classes.pending}>
      <h3 className="text-16 tracking-0 breaks">
        {t.rich('pendingTitle', { email: pending.email, address: isolated })}
      </h3>
      <ul className="stack gap-2 text-14">
        <Side label={t('oldAddress')} isConfirmed={pending.isOldConfirmed} />
        <Side label={t('newAddress')} isConfirmed={pending.isNewConfirmed} />
      </ul>
      <p className="measure text-14 quiet">{t('pendingText', { date: format.date(pending.expiresAt) })}</p>
      <Button isBusy={isPending} onClick={cancel}>
        {t('cancelChange')}
      </Button>
    </div>
  );
}

function Side({ label, isConfirmed }: { label: string; isConfirmed: boolean }) {
  const t = useTranslations('security.email');
  const Icon = isConfirmed ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.side} data-confirmed={isConfirmed || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>{label}</span>
      <span className={classes.state}>{t(isConfirmed ? 'sideConfirmed' : 'sideWaiting')}</span>
    </li>
  );
}
