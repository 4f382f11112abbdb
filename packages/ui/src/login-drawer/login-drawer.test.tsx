import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginDrawerProvider, type LoginStatus, type OpenLogin, useOpenLogin } from './login-drawer.tsx';

let openLogin: OpenLogin = () => false;

function Page() {
  const open = useOpenLogin();
  useEffect(() => {
    openLogin = open;
  }, [open]);
  return null;
}

const app = (status: LoginStatus, pathname = '/explore') => (
  <LoginDrawerProvider
    status={status}
    pathname={pathname}
    renderDialog={({ variant, onClose }) => <button onClick={onClose}>{variant}</button>}
  >
    <Page />
  </LoginDrawerProvider>
);

describe('login drawer', () => {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => void warn.mockReset().mockReturnValue());
  afterAll(() => warn.mockRestore());

  it('opens as the asked variant for a visitor (AUTH-02)', () => {
    render(app('anonymous'));
    act(() => expect(openLogin({ variant: 'drawer' })).toBe(true));
    expect(screen.getByRole('button').textContent).toBe('drawer');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, LoginStatus, string]>([
    ['while the session loads', 'loading', '/explore'],
    ['when somebody is signed in', 'authenticated', '/explore'],
    ['on the sign-in page', 'anonymous', '/signin'],
    ['on the sign-up page', 'anonymous', '/signup'],
    ['below a password reset', 'anonymous', '/reset-password/token'],
    ['on a path that contains signin', 'anonymous', '/deal/signin-kit'],
    ['in the auth group', 'anonymous', '/(auth)/verify'],
  ])('stays closed %s, with a warning on the console only (AUTH-02)', (_, status, pathname) => {
    render(app(status, pathname));
    act(() => expect(openLogin()).toBe(false));
    expect(screen.queryByRole('button')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('carries out once what the visitor was about to do, as soon as they are signed in (AUTH-03)', () => {
    const andThen = vi.fn<() => void>();
    const { rerender } = render(app('anonymous'));
    act(() => void openLogin({ andThen }));
    expect(andThen).not.toHaveBeenCalled();
    rerender(app('authenticated'));
    expect(andThen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(app('anonymous'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('forgets it when the visitor closes the drawer or goes to another page (AUTH-03)', () => {
    const andThen = vi.fn<() => void>();
    const { rerender } = render(app('anonymous'));
    act(() => void openLogin({ andThen }));
    act(() => screen.getByRole('button').click());
    act(() => void openLogin({ andThen }));
    rerender(app('anonymous', '/deals'));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(app('authenticated', '/deals'));
    expect(andThen).not.toHaveBeenCalled();
  });
});
