import { LoginDrawerProvider } from '@onceware/ui/login-drawer/login-drawer';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/** The login drawer of the product: its dialog and forms are fetched when it is first opened. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <LoginDrawerProvider
      status={status}
      pathname={pathname}
      renderDialog={(dialog) => (
        <Suspense>
          <LoginDialog {...dialog} />
        </Suspense>
      )}
    >
      {children}
    </LoginDrawerProvider>
  );
}
