import { InvitationsPage } from '#demo/areas/network/invitations-page.tsx';

export function Component() {
  return <InvitationsPage />;
}
