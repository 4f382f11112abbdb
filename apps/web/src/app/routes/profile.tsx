import { redirect, useParams } from 'react-router';
import { ProfilePage } from '#features/community/profile/profile-page.tsx';
import { PublishedReviews } from '#features/reviews/published/published-reviews.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';
import { paths } from '#lib/paths.ts';

export const loader = pageLoader(async ({ queries, params: { address = '' }, search }) => {
  const profile = await queries.profiles.get.ensureData({ address });
  // In the browser the page itself goes there.
  if (profile.address !== address)
    throw redirect(`${paths.profile(profile.address)}${search.size > 0 ? `?${search}` : ''}`);
  if (profile.reviewCount > 0) await queries.profiles.reviews.fetchInfinite({ address });
});

export function Component() {
  const { address = '' } = useParams();
  return <ProfilePage key={address} address={address} reviews={<PublishedReviews address={address} />} />;
}
