import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { FollowButton } from './follow-button.tsx';
import classes from './following.module.css';

interface Props {
  person: { id: string; name: string };
}

/** Counts of a member's follows, and the button to follow them; for members, on their profile (NET-02). Its height is known before. */
export function FollowOf(props: Props) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={classes.of}>
      <Suspense>
        <WithWords part="following">
          <Follows {...props} isOwn={user.id === props.person.id} />
        </WithWords>
      </Suspense>
    </div>
  );
}

function Follows({ person, isOwn }: Props & { isOwn: boolean }) {
  const t = useTranslations('following');
  const { data } = trpc.following.state.useQuery({ userId: person.id });
  if (!data) return null;
  const followers = t('followerCount', { count: data.followers });
  const followed = t('followedCount', { count: data.followed });
  return (
    <>
      {!isOwn && <FollowButton person={person} isFollowed={data.isFollowed} />}
      <span className="text-14 quiet">
        {isOwn ? <Link to={paths.account.followers}>{followers}</Link> : followers} ·{' '}
        {isOwn ? <Link to={paths.account.followed}>{followed}</Link> : followed}
        {data.followsReader && ` · ${t('followsYou')}`}
      </span>
    </>
  );
}
