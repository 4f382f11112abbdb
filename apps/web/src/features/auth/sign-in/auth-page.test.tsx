import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { SignInPage, SignUpPage } from './auth-page.tsx';

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail'), 'insider@onceware.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

async function signUp(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Ines');
  await userEvent.type(screen.getByLabelText('E-mail'), 'insider@onceware.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

const answers =
  (table: Record<string, unknown>): Answer =>
  (path) => {
    const answer = table[path];
    if (answer instanceof Error) throw answer;
    return answer;
  };

describe('the pages to log in and sign up', () => {
  beforeAll(() => loadPart('password', 'en'));

  it('goes back exactly to where the reader came from, without a reload (NAV-21)', async () => {
    const { router } = renderApp(<SignInPage />, {
      session: null,
      path: '/signin?redirect=%2Fexplore%3Fq%3Dmail%23top',
      answer: answers({ 'auth.signIn': { ok: true }, 'auth.session': session }),
    });
    await logIn();
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/explore', search: '?q=mail', hash: '#top' }),
    );
  });

  it('redirects a member who is signed in already, and never to another site (NAV-21) (T10)', async () => {
    const { router } = renderApp(<SignInPage />, { session, path: '/signin?redirect=%2F%2Fevil.example' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says that e-mail or password is wrong, and keeps what was typed (AUTH-02)', async () => {
    renderApp(<SignInPage />, {
      session: null,
      path: '/signin',
      answer: answers({ 'auth.signIn': refusal('wrong_credentials') }),
    });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail or password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('insider@onceware.example');
  });

  it('says to wait after too many attempts (AUTH-02)', async () => {
    renderApp(<SignInPage />, {
      session: null,
      path: '/signin',
      answer: answers({ 'auth.signIn': refusal('too_many_requests') }),
    });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Wait a few minutes, then try again.',
    );
  });

  it('says when the server cannot be reached (AUTH-02)', async () => {
    renderApp(<SignInPage />, {
      session: null,
      path: '/signin',
      answer: answers({ 'auth.signIn': new TypeError('Failed to fetch') }),
    });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  it('shows beside a field what is missing, and sends nothing (AUTH-02)', async () => {
    const calls: string[] = [];
    renderApp(<SignUpPage />, { session: null, path: '/signup', answer: (path) => calls.push(path) });
    await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter your name.')).toBeDefined();
    expect(screen.getByText('This is not an e-mail address.')).toBeDefined();
    expect(screen.getByText('Use at least 8 characters.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(calls).toEqual([]);
  });

  it('shows what the server says of a field beside it, and moves there (AUTH-02)', async () => {
    const problem = { path: 'password', message: 'Use at most 200 characters.' };
    renderApp(<SignUpPage />, {
      session: null,
      path: '/signup',
      answer: answers({ 'auth.signUp': refusal('invalid_input', [problem]) }),
    });
    await signUp();
    expect(await screen.findByText('Use between 8 and 200 characters.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(document.querySelector('form > [role="alert"]')).toBeNull();
  });

  it('does not pretend after a sign-up that opened no session, and does not tell whether the e-mail is known (T03)', async () => {
    const { router } = renderApp(<SignUpPage />, {
      session: null,
      path: '/signup',
      answer: answers({ 'auth.signUp': { ok: true }, 'auth.session': null }),
    });
    await signUp();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not log you in. If you already have an account with this e-mail, log in instead.',
    );
    expect(router.state.location.pathname).toBe('/signup');
  });

  it('shows and hides the password, and is friendly to password managers (AUTH-02)', async () => {
    renderApp(<SignUpPage />, { session: null, path: '/signup' });
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([
      password.type,
      password.autocomplete,
      screen.getByLabelText<HTMLInputElement>('E-mail').autocomplete,
    ]).toEqual(['password', 'new-password', 'username']);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('keeps the way back when changing between the two (NAV-21)', () => {
    renderApp(<SignInPage />, { session: null, path: '/signin?redirect=%2Fdeals' });
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup?redirect=%2Fdeals',
    );
  });

  it('says how hard the password is to guess, and does not send a weak one (AUTH-06)', async () => {
    const calls: string[] = [];
    renderApp(<SignUpPage />, { session: null, path: '/signup', answer: (path) => calls.push(path) });
    await userEvent.type(screen.getByLabelText('Name'), 'Ines Kowalczyk');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ines@onceware.example');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(password, 'kowalczyk');
    await waitFor(() => expect(password.validity.customError).toBe(true));
    expect(await screen.findByText('Leave out your name and your e-mail address.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('This password is easy to guess. Use a longer or less common one.')).toBeDefined();
    expect(document.activeElement).toBe(password);
    expect(calls).toEqual([]);

    await userEvent.type(password, ' paints boats');
    expect(await screen.findByText('Strength: strong.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(calls[0]).toBe('auth.signUp');
  });

  it('says beside the password that the server finds it weak (AUTH-06)', async () => {
    renderApp(<SignUpPage />, {
      session: null,
      path: '/signup',
      answer: answers({ 'auth.signUp': refusal('weak_password') }),
    });
    await signUp();
    await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('This password is easy to guess. Use a longer or less common one.')).toBeDefined();
  });

  it('leads to a new password from the log-in form (AUTH-06)', () => {
    renderApp(<SignInPage />, { session: null, path: '/signin' });
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/reset-password');
  });
});
