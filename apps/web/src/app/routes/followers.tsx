import { FollowsPage } from '#features/community/following/follows-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.following.followers.fetchInfinite({}));

export function Component() {
  return <FollowsPage list="followers" />;
}
