import { TeamsPage } from '#demo/areas/account/teams-page.tsx';

export function Component() {
  return <TeamsPage />;
}
