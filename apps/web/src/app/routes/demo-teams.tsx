import { TeamsPage } from '../../features/demo/areas/account/teams-page.tsx';

export function Component() {
  return <TeamsPage />;
}
