type LayoutKind = 'public' | 'auth' | 'dashboard';

const AREAS: Record<Exclude<LayoutKind, 'public'>, readonly string[]> = {
  dashboard: [
    '/dashboard',
    '/account',
    '/network',
    '/projects',
    '/public-profile',
    '/store-admin',
    '/store-client',
    '/dark-sidebar',
  ],
  auth: ['/auth', '/signin', '/signup', '/reset-password', '/change-password', '/verify-email'],
};

/** Whole segments: `/deal` holds `/deal` and `/deal/x`, never `/deals`. */
export function isUnder(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

/** NAV-01: the kind of layout comes from the path alone. */
export function layoutKind(pathname: string): LayoutKind {
  if (AREAS.dashboard.some((area) => isUnder(pathname, area))) return 'dashboard';
  if (AREAS.auth.some((area) => isUnder(pathname, area))) return 'auth';
  return 'public';
}
