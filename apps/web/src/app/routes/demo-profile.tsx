import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { ProfilePage } from '#demo/areas/profiles/profile-page.tsx';
import { isProfileKind } from '#demo/areas/samples/sample-profiles.ts';

/** There are two kinds of sample profile (NAV-22). */
export function loader({ params }: LoaderFunctionArgs) {
  if (!isProfileKind(params.kind)) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  const { kind } = useParams();
  return isProfileKind(kind) && <ProfilePage kind={kind} />;
}
