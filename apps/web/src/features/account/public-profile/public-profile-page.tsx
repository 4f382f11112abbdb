import type { PublicProfile } from '@onceware/api/identity/account/account.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { buttonClass } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import { paths } from '#lib/paths.ts';
import classes from './public-profile.module.css';
import { SharedCollections } from './shared-collections.tsx';

interface Props {
  /** The reader's reviews; shown where there are any. */
  reviews: ReactNode;
}

/** `/public-profile/profiles/default`: what others see of the reader, to the reader alone. */
export function PublicProfilePage({ reviews }: Props) {
  const t = useTranslations('account.publicProfile');
  const { data, isError, isFetching, refetch } = trpc.account.publicProfile.useQuery();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {data && <Profile profile={data} reviews={reviews} />}
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="96px" width="min(100%, 320px)" />
          </div>
        ))}
    </AccountPage>
  );
}

function Profile({ profile, reviews }: { profile: PublicProfile; reviews: ReactNode }) {
  const t = useTranslations('account.publicProfile');
  const format = useFormat();
  const { name, avatar, memberSince, reviewCount, collections } = profile;
  return (
    <div className="stack one-column gap-4">
      <div className={classes.face}>
        <Avatar src={avatar} name={name} size={96} fallback="drawn" />
        <div className={classes.who}>
          <p className={classes.name} dir="auto">
            {name}
          </p>
          <p className="text-14 quiet">
            <time dateTime={memberSince}>{t('since', { date: format.date(memberSince) })}</time>
          </p>
        </div>
        <Link className={buttonClass()} to={paths.account.profile}>
          {t('edit')}
        </Link>
      </div>
      <PagePart title={t('reviews.title')} lead={reviewCount > 0 && t('reviews.count', { count: reviewCount })}>
        {reviewCount > 0 ? (
          reviews
        ) : (
          <Nothing text={t('reviews.none')} action={t('reviews.action')} to={paths.account.purchases} />
        )}
      </PagePart>
      <PagePart title={t('collections.title')} lead={collections.length > 0 && t('collections.lead')}>
        {collections.length > 0 ? (
          <SharedCollections collections={collections} />
        ) : (
          <Nothing text={t('collections.none')} action={t('collections.action')} to={paths.account.collections} />
        )}
      </PagePart>
    </div>
  );
}

/** Explains how something gets listed here. */
function Nothing({ text, action, to }: { text: string; action: string; to: string }) {
  return (
    <div className={classes.nothing}>
      <p>{text}</p>
      <Link className={buttonClass()} to={to}>
        {action}
      </Link>
    </div>
  );
}
