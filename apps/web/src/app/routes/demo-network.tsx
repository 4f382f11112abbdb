import { NetworkPage } from '#demo/areas/network/network-page.tsx';

export function Component() {
  return <NetworkPage />;
}
