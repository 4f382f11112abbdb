import { NetworkPage } from '../../features/demo/areas/network/network-page.tsx';

export function Component() {
  return <NetworkPage />;
}
