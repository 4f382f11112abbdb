import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { Profile } from './profile.tsx';
import classes from './profile.module.css';

interface Props {
  /** End of the path: a handle, an id, or `default` for the reader's own. */
  address: string;
  /** The member's reviews; shown where there are any. */
  reviews: ReactNode;
}

/** `/public-profile/profiles/{handle}`: a member as the reader may see them (NET-01). */
export function ProfilePage({ address, reviews }: Props) {
  const t = useTranslations('profiles');
  const { data: profile } = trpc.profiles.get.useQuery({ address }, { throwOnError: true });
  if (!profile)
    return (
      <section className={classes.page} role="status" aria-label={t('loading')}>
        <Skeleton height="96px" width="min(100%, 320px)" />
      </section>
    );
  const isOwnPage = address === 'default';
  if (!isOwnPage && profile.address !== address) return <Navigate to={paths.profile(profile.address)} replace />;
  const isForEverybody = profile.visibility === 'everybody' && !isOwnPage;
  return (
    <section className={classes.page}>
      <Head
        title={profile.name}
        {...(profile.about && { description: profile.about.replaceAll(/\s+/g, ' ').slice(0, 160) })}
        {...(isForEverybody && { canonical: paths.profile(profile.address), about: { person: profile } })}
        isHidden={!isForEverybody}
      />
      <Profile profile={profile} reviews={reviews} />
    </section>
  );
}
