import { VerifyPage } from '#features/auth/recovery/verify-page.tsx';

export function Component() {
  return <VerifyPage />;
}
