import { MAIL_WAYS } from '@onceware/api/platform/notifications/notifications.limits';
import { Button, buttonClass } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { errorKey } from '#lib/api/api-error.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { NeedsScript } from '#lib/form/needs-script.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import classes from './mail-choices-page.module.css';

/**
 * `/mail-choices`: by which mails its reader is told, opened by the link of a mail without logging in (NOTE-03). Opening it changes
 * nothing: programs that look through mails do so too.
 */
export function MailChoicesPage() {
  const t = useTranslations('mailChoices');
  const { hash } = useLocation();
  // Behind the `#`, which the server does not see.
  const token = useIsHydrated() ? hash.slice(1) : undefined;
  return (
    <section className={classes.page}>
      <Head title={t('title')} isHidden />
      <h1 className="text-32">{t('title')}</h1>
      <p className="measure quiet">{t('lead')}</p>
      {token === undefined && <NeedsScript />}
      {token === '' && <Broken />}
      {token !== undefined && token !== '' && <Kinds key={token} token={token} />}
    </section>
  );
}

function Kinds({ token }: { token: string }) {
  const t = useTranslations('mailChoices');
  const { language } = useLanguage();
  const make = useMake();
  const { data, error, refetch } = trpc.notifications.mailChoices.useQuery({ token, language: language.code });
  const choose = trpc.notifications.chooseByMail.useMutation({ networkMode: 'always' });
  const end = trpc.notifications.endMail.useMutation({ networkMode: 'always' });
  const [ended, setEnded] = useState<'kind' | 'all' | null>(null);
  if (errorKey(error) === 'link_invalid') return <Broken />;
  if (!data)
    return error ? (
      <LoadFailed text={t('failed')} action={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" />
    );
  const asked = data.kinds.find(({ kind }) => kind === data.asked);
  const endMail = async (all: boolean) => {
    const done = await make(() => end.mutateAsync({ token, all }), {});
    if (done) setEnded(all || !asked ? 'all' : 'kind');
    await refetch();
  };
  const change = async (kind: string, mail: (typeof MAIL_WAYS)[number]) => {
    await make(() => choose.mutateAsync({ token, kind, mail }), {});
    setEnded(null);
    await refetch();
  };
  return (
    <>
      <div className="row wrap gap-2">
        {asked && asked.mail !== 'off' && (
          <Button variant="primary" isBusy={end.isPending} onClick={() => void endMail(false)}>
            {t('endKind', { name: asked.name })}
          </Button>
        )}
        {data.kinds.some(({ mail }) => mail !== 'off') && (
          <Button variant={asked ? 'default' : 'primary'} isBusy={end.isPending} onClick={() => void endMail(true)}>
            {t('endAll')}
          </Button>
        )}
      </div>
      <p role="status">{ended && t(ended === 'all' ? 'endedAll' : 'endedKind')}</p>
      <ul className={classes.kinds}>
        {data.kinds.map(({ kind, name, mail }) => (
          <li key={kind}>
            <Select
              label={name}
              size="lg"
              value={mail}
              onChange={(event) => {
                const way = MAIL_WAYS.find((one) => one === event.currentTarget.value);
                if (way) void change(kind, way);
              }}
            >
              {MAIL_WAYS.map((way) => (
                <option key={way} value={way}>
                  {t(`way.${way}`)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <p className="measure text-14 quiet">{t('kept')}</p>
    </>
  );
}

/** Says that a link does not work, and where the same is chosen without it. */
function Broken() {
  const t = useTranslations('mailChoices');
  const { status } = useSession();
  const isIn = status === 'authenticated';
  return (
    <div className="stack justify-items-start gap-4">
      <p role="alert" className="measure">
        {t('incomplete')}
      </p>
      <p className="measure quiet">{t('otherWay')}</p>
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={isIn ? paths.account.notifications : paths.signIn(paths.account.notifications)}
      >
        {t(isIn ? 'toSettings' : 'toLogIn')}
      </Link>
    </div>
  );
}
