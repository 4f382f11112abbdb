import { ResetPage } from '#features/auth/recovery/reset-page.tsx';

export function Component() {
  return <ResetPage />;
}
