import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { ProfilePage } from '../../features/demo/areas/profiles/profile-page.tsx';
import { isProfileKind } from '../../features/demo/areas/sample-profiles.ts';

/** There are three kinds of profile (NAV-22). */
export function loader({ params }: LoaderFunctionArgs) {
  if (!isProfileKind(params.kind)) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  const { kind } = useParams();
  return isProfileKind(kind) && <ProfilePage kind={kind} />;
}
