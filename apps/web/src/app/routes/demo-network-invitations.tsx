import { InvitationsPage } from '../../features/demo/areas/network/invitations-page.tsx';

export function Component() {
  return <InvitationsPage />;
}
