import { MembersPage } from '#demo/areas/network/members-page.tsx';

export function Component() {
  return <MembersPage />;
}
