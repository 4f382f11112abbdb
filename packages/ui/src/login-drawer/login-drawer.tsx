import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

export type LoginStatus = 'loading' | 'authenticated' | 'anonymous';

/** Matches pages that are for signing in themselves, so that no drawer is mounted (AUTH-02). */
function isAuthPath(pathname: string): boolean {
  return /signin|signup|reset-password/.test(pathname) || /^\/?\(auth\)/.test(pathname);
}

/** Why the login drawer may not open now, for the console; null when it may. */
function whyNotNow(status: LoginStatus, pathname: string): string | null {
  if (status === 'loading') return 'the session is still loading';
  if (status === 'authenticated') return 'somebody is signed in';
  return isAuthPath(pathname) ? `${pathname} is a sign-in page itself` : null;
}

interface LoginRequest {
  /** A dialog in the middle, or one at the inline end. */
  variant?: 'modal' | 'drawer';
  /** Action that the visitor was about to take; it is carried out once they are signed in (AUTH-03). */
  andThen?: () => void;
}

/** Whether it opened. Where it may not, the console says why and nothing else happens (AUTH-02). */
export type OpenLogin = (request?: LoginRequest) => boolean;

const LoginContext = createContext<OpenLogin>(() => {
  console.warn('The login drawer was asked for outside its provider.');
  return false;
});

export const useOpenLogin = (): OpenLogin => use(LoginContext);

interface LoginDrawerProviderProps {
  status: LoginStatus;
  pathname: string;
  /** Draws the open dialog. Signing in is noticed by `status`, so it reports only that it was given up. */
  renderDialog: (dialog: { variant: 'modal' | 'drawer'; onClose: () => void }) => ReactNode;
  children: ReactNode;
}

/** Lets anything below ask a visitor to sign in, and then go on with what they were doing. */
export function LoginDrawerProvider({ status, pathname, renderDialog, children }: LoginDrawerProviderProps) {
  // An open drawer belongs to one page: leaving that page, back and forward included, gives it up.
  const [open, setOpen] = useState<{ request: LoginRequest; pathname: string } | null>(null);
  const request = open?.pathname === pathname ? open.request : null;

  const openLogin = useCallback<OpenLogin>(
    (asked = {}) => {
      const reason = whyNotNow(status, pathname);
      if (reason === null) setOpen({ request: asked, pathname });
      else console.warn(`The login drawer stays closed: ${reason}.`);
      return reason === null;
    },
    [status, pathname],
  );

  useEffect(() => {
    if (status !== 'authenticated' || !request) return;
    // oxlint-disable-next-line react/set-state-in-effect -- carried out once, then forgotten: logging out must not find it again
    setOpen(null);
    request.andThen?.();
  }, [status, request]);

  return (
    <LoginContext value={openLogin}>
      {children}
      {request &&
        status === 'anonymous' &&
        !isAuthPath(pathname) &&
        renderDialog({ variant: request.variant ?? 'modal', onClose: () => setOpen(null) })}
    </LoginContext>
  );
}
