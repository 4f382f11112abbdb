import type { FollowPerson } from '@onceware/api/community/following/following.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { PartNav } from '#lib/frames/part-nav.tsx';
import ruled from '#lib/frames/ruled-list.module.css';
import { paths } from '#lib/paths.ts';
import { FollowButton } from './follow-button.tsx';
import classes from './following.module.css';

interface Props {
  /** People who follow the reader, or whom they follow. */
  list: 'followers' | 'followed';
}

/** `/network/following` and `/network/following/followers` (NET-02) */
export function FollowsPage({ list }: Props) {
  const t = useTranslations('following');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <PartNav
        label={t('title')}
        parts={[
          { to: paths.account.followed, label: t('followed'), isExact: true },
          { to: paths.account.followers, label: t('followers') },
        ]}
      />
      <Follows key={list} list={list} />
    </AccountPage>
  );
}

function Follows({ list }: Props) {
  const t = useTranslations('following');
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = trpc.following[
    list
  ].useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  if (isError && !data) return <LoadFailed text={t('failed')} action={t('again')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="15rem" />;
  const people = data.pages.flatMap((page) => page.people);
  return (
    <div className={classes.follows}>
      {people.length === 0 && !hasNextPage ? (
        <p className="measure quiet">{t(list === 'followers' ? 'noFollowers' : 'noFollowed')}</p>
      ) : (
        <ul className={ruled.list} aria-label={t(list)}>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Person({ person }: { person: FollowPerson }) {
  const t = useTranslations('following');
  const { date } = useFormat();
  const { name, handle, avatar, address, since, isFollowed } = person;
  return (
    <li className={classes.person}>
      <Avatar src={avatar} name={name} size={40} />
      <span className={classes.words}>
        <Link className={classes.name} to={paths.profile(address)}>
          <bdi className="breaks">{name}</bdi>
        </Link>
        <span className="text-14 quiet">
          {handle !== null && <bdi>@{handle}</bdi>}
          {handle !== null && ' · '}
          <time dateTime={since}>{t('since', { date: date(since) })}</time>
        </span>
      </span>
      <FollowButton person={person} isFollowed={isFollowed} />
    </li>
  );
}
