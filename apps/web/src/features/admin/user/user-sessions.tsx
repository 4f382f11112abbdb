import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import type { SessionEntry } from '@onceware/api/identity/auth/auth.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { ConfirmDialog } from '#lib/frames/confirm-dialog.tsx';
import { Moment } from '#lib/time/moment.tsx';
import { Section } from './section.tsx';
import { useUserChange } from './use-user-change.ts';
import classes from './user.module.css';

/** Sessions of the user, with a button to end them. */
export function UserSessions({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers.sessions');
  const { change, isPending, error, reset } = useUserChange(user.id);
  const make = useMake();
  const [isAsking, setIsAsking] = useState(false);
  const { sessions } = user;

  const ask = () => {
    reset();
    setIsAsking(true);
  };
  const end = async () => {
    const ending = () => change(({ admin }) => admin.users.endSessions.mutate({ userId: user.id }));
    // A failure is said in the dialog.
    const answer = await make(ending, { done: t('ended', { name: user.name }), failed: () => null });
    if (answer !== null) setIsAsking(false);
  };

  return (
    <Section
      title={t('title')}
      action={user.canManage && sessions.length > 0 && <Button onClick={ask}>{t('endAll')}</Button>}
    >
      {sessions.length === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('endTitle', { name: user.name })}
          text={t('confirm', { name: user.name })}
          confirmLabel={t('endAll')}
          isBusy={isPending}
          error={error}
          onConfirm={() => void end()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}

function Session({
  session: { browser, system, address, signedInAt, lastSeenAt, isCurrent },
}: {
  session: SessionEntry;
}) {
  const t = useTranslations('adminUsers.sessions');
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <li className={classes.session}>
      <p className="weight-560">
        {device} {isCurrent && <Badge tone="brand">{t('current')}</Badge>}
      </p>
      <dl className={classes.userSessionsFacts}>
        {address && (
          <div>
            <dt>{t('address')}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('since')}</dt>
          <dd>
            <Moment at={signedInAt} />
          </dd>
        </div>
        <div>
          <dt>{t('seen')}</dt>
          <dd>
            <Moment at={lastSeenAt} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
