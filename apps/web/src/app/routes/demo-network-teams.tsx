import { CirclesPage } from '../../features/demo/areas/network/circles-page.tsx';

export function Component() {
  return <CirclesPage />;
}
