import type { Profile as Member } from '@onceware/api/community/profiles/profiles.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { Avatar } from '@onceware/ui/avatar/avatar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { paths } from '#lib/paths.ts';
import { FollowOf } from '../following/follow-of.tsx';
import { Interests, Links } from './interests-and-links.tsx';
import classes from './profile.module.css';

export function Profile({ profile, reviews }: { profile: Member; reviews: ReactNode }) {
  const t = useTranslations('profiles');
  const { reviewCount, collections, isOwn } = profile;
  return (
    <>
      {isOwn && (
        <div className={classes.own}>
          <p>{t(`own.${profile.visibility}`)}</p>
          <Link className={buttonClass()} to={paths.account.editProfile}>
            {t('edit')}
          </Link>
        </div>
      )}
      <Face profile={profile} />
      <PagePart title={t('reviews.title')} lead={reviewCount > 0 && t('reviews.count', { count: reviewCount })}>
        {reviewCount > 0 ? reviews : <p className="quiet">{t('reviews.none')}</p>}
      </PagePart>
      {(collections.length > 0 || isOwn) && (
        <PagePart title={t('collections.title')}>
          {collections.length > 0 ? (
            <ul className={classes.cards}>
              {collections.map(({ token, name, description }) => (
                <li key={token} className={classes.card}>
                  <Link className={classes.link} to={paths.shared(token)} dir="auto">
                    {name}
                  </Link>
                  {description && (
                    <p className={classes.description} dir="auto">
                      {description}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p className="quiet">{t('collections.none')}</p>
          )}
        </PagePart>
      )}
    </>
  );
}

function Face({ profile }: { profile: Member }) {
  const t = useTranslations('profiles');
  const format = useFormat();
  const { name, handle, avatar, memberSince, toolsBought, about } = profile;
  return (
    <div className={classes.face}>
      <Avatar src={avatar} name={name} size={96} fallback="drawn" />
      <div className={classes.who}>
        <h1 className={classes.name} dir="auto">
          {name}
        </h1>
        {handle !== null && (
          <p className="quiet breaks">
            <bdi dir="ltr">@{handle}</bdi>
          </p>
        )}
        <p className="text-14 quiet">
          <time dateTime={memberSince}>{t('since', { date: format.date(memberSince) })}</time>
          {toolsBought !== null && ` · ${t('bought', { count: toolsBought })}`}
        </p>
      </div>
      <FollowOf person={profile} />
      {about && (
        <p className={classes.about} dir="auto">
          {about}
        </p>
      )}
      <Interests categories={profile.interests} />
      <Links links={profile.links} />
    </div>
  );
}
