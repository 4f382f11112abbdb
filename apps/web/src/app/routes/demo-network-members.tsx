import { MembersPage } from '../../features/demo/areas/network/members-page.tsx';

export function Component() {
  return <MembersPage />;
}
