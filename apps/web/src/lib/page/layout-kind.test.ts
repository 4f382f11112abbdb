import { describe, expect, it } from 'vitest';
import { layoutKind } from './layout-kind.ts';

describe('layoutKind', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard/account', 'dashboard'],
    ['/account/api-keys', 'dashboard'],
    ['/network', 'dashboard'],
    ['/projects/x', 'dashboard'],
    ['/public-profile/profiles/default', 'dashboard'],
    ['/store-admin', 'dashboard'],
    ['/store-client/home', 'dashboard'],
    ['/dark-sidebar', 'dashboard'],
    ['/auth', 'auth'],
    ['/signin', 'auth'],
    ['/signup', 'auth'],
    ['/reset-password/token', 'auth'],
    ['/change-password', 'auth'],
    ['/verify-email', 'auth'],
    ['/', 'public'],
    ['/deal/x', 'public'],
    ['/deals', 'public'],
  ])('takes %s for %s (NAV-01)', (path, kind) => {
    expect(layoutKind(path)).toBe(kind);
  });

  it.each(['/accounts', '/authors', '/signin-help', '/networking'])(
    'matches whole segments, so %s is public (NAV-01)',
    (path) => {
      expect(layoutKind(path)).toBe('public');
    },
  );
});
