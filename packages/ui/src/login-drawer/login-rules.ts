export type LoginStatus = 'loading' | 'authenticated' | 'anonymous';

/** Where signing in is the page itself, so that no drawer is mounted (AUTH-02). */
export function isAuthPath(pathname: string): boolean {
  return /signin|signup|reset-password/.test(pathname) || /^\/?\(auth\)/.test(pathname);
}

/** Why the login drawer may not open now, for the console; null when it may. */
export function whyNotNow(status: LoginStatus, pathname: string): string | null {
  if (status === 'loading') return 'the session is still loading';
  if (status === 'authenticated') return 'somebody is signed in';
  return isAuthPath(pathname) ? `${pathname} is a sign-in page itself` : null;
}
