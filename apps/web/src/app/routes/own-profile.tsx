import { ProfilePage } from '#features/community/profile/profile-page.tsx';
import { PublishedReviews } from '#features/reviews/published/published-reviews.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

const OWN = { address: 'default' };

export const loader = guardedLoader(undefined, async ({ queries }) => {
  const { reviewCount } = await queries.profiles.get.ensureData(OWN);
  if (reviewCount > 0) await queries.profiles.reviews.fetchInfinite(OWN);
});

export function Component() {
  return <ProfilePage {...OWN} reviews={<PublishedReviews {...OWN} />} />;
}
