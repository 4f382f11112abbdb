import { StoreHomePage } from '#demo/store/pages/store-home-page.tsx';

export function Component() {
  return <StoreHomePage />;
}
