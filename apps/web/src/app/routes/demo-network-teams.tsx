import { CirclesPage } from '#demo/areas/network/circles-page.tsx';

export function Component() {
  return <CirclesPage />;
}
