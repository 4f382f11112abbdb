import { PublicProfilePage } from '#features/account/public-profile/public-profile-page.tsx';
import { PublishedReviews } from '#features/reviews/published/published-reviews.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, async ({ queries }) => {
  const { reviewCount } = await queries.account.publicProfile.ensureData();
  if (reviewCount > 0) await queries.account.publicReviews.fetchInfinite({});
});

export function Component() {
  return <PublicProfilePage reviews={<PublishedReviews />} />;
}
