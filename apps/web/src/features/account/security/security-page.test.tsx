import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { SecurityPage } from './security-page.tsx';
import { type Answers, makeProfile, makeSession, renderAccount } from '#testing/account.tsx';

const SESSIONS = [
  makeSession('a', { isCurrent: true, browser: 'Chrome', system: 'macOS' }),
  makeSession('b'),
  makeSession('c', { browser: null, system: null, device: null, address: null }),
];

const USUAL: Answers = {
  'account.profile': { profile: makeProfile() },
  'auth.sessions': { sessions: SESSIONS },
  'apiKeys.list': { keys: [], grantable: [] },
};
/** `answers` may change later on. */
const show = (answers: Answers = {}) =>
  renderAccount(<SecurityPage />, Object.assign(answers, { ...USUAL, ...answers }));

const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const rows = () => region('Where you are logged in').getAllByRole('listitem');

describe('the security page', () => {
  beforeAll(() => Promise.all([loadPart('account', 'en'), loadPart('password', 'en')]));

  it('lists where one is logged in, this device first and without a button (AUTH-06, ACC-01)', async () => {
    show();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]?.textContent).toContain('Chrome on macOS');
    expect(rows()[0]?.textContent).toContain('This device');
    expect(within(rows()[0] ?? document.body).queryByRole('button')).toBeNull();
    expect(rows()[1]?.textContent).toContain('203.0.113.7');
    expect(rows()[1]?.textContent).toContain('Logged in on Mar 1, 2026');
    expect(rows()[2]?.textContent).toContain('Unknown device');
  });

  it('logs a device out at once and says so (AUTH-06)', async () => {
    let sessions = SESSIONS;
    const { call } = show({
      'auth.sessions': () => ({ sessions }),
      'auth.endSession': ({ sessionId }: { sessionId: string }) => {
        sessions = sessions.filter(({ id }) => id !== sessionId);
        return { ok: true };
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Log out Firefox on Windows, logged in on Mar 1, 2026' }),
    );
    expect(rows()).toHaveLength(2);
    expect(await screen.findByText('Firefox on Windows was logged out.')).toBeDefined();
    expect(call).toHaveBeenCalledWith('auth.endSession', { sessionId: 'b' });
    expect(rows()).toHaveLength(2);
  });

  it('shows a device again that could not be logged out (AUTH-06)', async () => {
    show({ 'auth.endSession': new TypeError('Failed to fetch') });
    await userEvent.click(await screen.findByRole('button', { name: /^Log out Firefox/ }));
    expect(await screen.findByText('The server cannot be reached. Check your connection and try again.')).toBeDefined();
    expect(rows()).toHaveLength(3);
  });

  it('asks before it logs out all other devices (AUTH-06)', async () => {
    let isAlone = false;
    show({
      'auth.sessions': () => ({ sessions: isAlone ? SESSIONS.slice(0, 1) : SESSIONS }),
      'auth.endOtherSessions': () => {
        isAlone = true;
        return { ended: 2 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await userEvent.click(
      dialog('Log out all other devices?').getByRole('button', { name: 'Log out all other devices' }),
    );
    expect(await screen.findByText('2 other devices were logged out.')).toBeDefined();
    expect(screen.getByText('You are not logged in anywhere else.')).toBeDefined();
  });

  it('has the mail sent again that confirms the address (AUTH-06)', async () => {
    const { call } = show({
      'account.profile': { profile: makeProfile({ isEmailVerified: false }) },
      'auth.resendVerification': { ok: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText('A new mail is on its way to insider@onceware.example.')).toBeDefined();
    expect(call).toHaveBeenCalledWith('auth.resendVerification', undefined);
  });

  it('changes the address with the password, and says what is wrong beside its field (AUTH-06)', async () => {
    const answers: Answers = { 'auth.requestEmailChange': refusal('wrong_password') };
    const { call } = show(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    const form = dialog('Change your e-mail address');
    await userEvent.type(form.getByLabelText('New e-mail address'), 'new@onceware.example');
    await userEvent.type(form.getByLabelText('Your password'), 'wrong');
    await userEvent.click(form.getByRole('button', { name: 'Send both mails' }));
    expect(await form.findByText('This is not your password.')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Your password'));

    const pendingEmail = {
      email: 'new@onceware.example',
      isOldConfirmed: true,
      isNewConfirmed: false,
      expiresAt: '2026-03-03T12:00:00.000Z',
    };
    answers['auth.requestEmailChange'] = { ok: true };
    answers['account.profile'] = { profile: makeProfile({ pendingEmail }) };
    await userEvent.click(form.getByRole('button', { name: 'Send both mails' }));
    expect(await screen.findByText('Two mails are on their way.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Changing to new@onceware.example' })).toBeDefined();
    expect(call).toHaveBeenCalledWith('auth.requestEmailChange', { email: 'new@onceware.example', password: 'wrong' });
    const sides = region('E-mail').getAllByRole('listitem');
    expect(sides.map(({ textContent }) => textContent)).toEqual([
      'Your address nowConfirmed',
      'The new addressWaiting for you to open the link',
    ]);
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();

    answers['auth.cancelEmailChange'] = { ok: true };
    answers['account.profile'] = { profile: makeProfile() };
    await userEvent.click(button('Cancel the change'));
    expect(await screen.findByText('Your e-mail address stays as it is.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Change address' })).toBeDefined();
  });

  it('changes the password, but not to one that is easy to guess (AUTH-06)', async () => {
    const { call } = show({ 'auth.changePassword': { ok: true } });
    await userEvent.click(button('Change password'));
    const form = dialog('Change your password');
    const save = () => userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'the old one');
    const password = form.getByLabelText<HTMLInputElement>('New password');
    await userEvent.type(password, 'insider1');
    await waitFor(() => expect(password.validity.customError).toBe(true));
    expect(await form.findByText('Leave out your name and your e-mail address.')).toBeDefined();
    await save();
    expect(form.getByText('This password is easy to guess. Use a longer or less common one.')).toBeDefined();
    await userEvent.type(password, ' paints seven boats');
    await save();
    expect(await screen.findByText('Password changed. All other devices were logged out.')).toBeDefined();
    expect(call).toHaveBeenCalledWith('auth.changePassword', {
      currentPassword: 'the old one',
      newPassword: 'insider1 paints seven boats',
      endKeys: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to end the API keys that still work, by name, with the change of password (AUTH-06, API-08)', async () => {
    const key = (name: string, expiresAt: string | null = null) => ({
      id: name,
      name,
      hint: 'onc_abcd',
      permissions: [],
      scopes: [],
      createdAt: '2026-01-01T00:00:00.000Z',
      lastUsedAt: null,
      expiresAt,
    });
    const { call } = show({
      'auth.changePassword': { ok: true },
      'apiKeys.list': { keys: [key('Backup'), key('Old', '2026-01-02T00:00:00.000Z'), key('Report')], grantable: [] },
    });
    await userEvent.click(button('Change password'));
    const form = dialog('Change your password');
    const choice = await form.findByRole<HTMLInputElement>('checkbox', {
      name: /^End all 2 API keys too: .*Backup.* and .*Report/,
    });
    expect(choice.checked).toBe(false);
    await userEvent.type(form.getByLabelText('Current password'), 'the old one');
    await userEvent.type(form.getByLabelText('New password'), 'seven boats painted red');
    await userEvent.click(choice);
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/your API keys have ended/)).toBeDefined();
    expect(call).toHaveBeenCalledWith('auth.changePassword', {
      currentPassword: 'the old one',
      newPassword: 'seven boats painted red',
      endKeys: true,
    });
  });

  it('deletes the account with the password, after offering the data, and leads home (ACC-01)', async () => {
    const answers: Answers = { 'account.delete': refusal('last_admin') };
    const { router, call } = show(answers);
    await userEvent.click(button('Delete account'));
    const form = dialog('Delete your account?');
    // On a phone a focus on the password would scroll what goes and what stays out of sight.
    expect(document.activeElement).not.toBe(form.getByLabelText('Your password'));
    expect(form.getByRole('link', { name: 'Download your data' }).getAttribute('href')).toBe('/api/account/export');
    const confirm = () => userEvent.click(form.getByRole('button', { name: 'Delete for ever' }));
    await confirm();
    expect(form.getByText('Enter your password.')).toBeDefined();
    await userEvent.type(form.getByLabelText('Your password'), 'my password');
    await confirm();
    expect((await form.findByRole('alert')).textContent).toContain('Nobody could manage users and roles any more.');
    answers['account.delete'] = { ok: true };
    await confirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(call).toHaveBeenCalledWith('account.delete', { password: 'my password' });
    expect(await screen.findByText('Your account is deleted. Goodbye, and thank you.')).toBeDefined();
  });

  it('says what could not be loaded, and tries again (ACC-01)', async () => {
    const answers: Answers = { 'auth.sessions': refusal('forbidden') };
    show(answers);
    const failed = within(await region('Where you are logged in').findByRole('alert'));
    answers['auth.sessions'] = { sessions: SESSIONS };
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});
