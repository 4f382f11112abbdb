import { LoginDrawerProvider } from '@onceware/ui/login-drawer/login-drawer';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { fullPath, paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import type { LoginDialog as Dialog } from './login-dialog.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

const LoginDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./login-dialog.tsx').then(
    (module) => ({ default: module.LoginDialog }),
    () => ({ default: LoginPageInstead }),
  ),
);

/** Opens the sign-in page if the dialog's code cannot be loaded: the page needs no code to show its form. */
function LoginPageInstead() {
  useEffect(() => location.assign(paths.signIn(fullPath(location))), []);
  return null;
}

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
