import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { accountLimits } from '@onceware/api/identity/account/account.limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { type Answers, renderAccount } from '#testing/account.tsx';
import { KeysPage } from './keys-page.tsx';

const makeKey = (id: string, name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name,
  hint: 'onc_abcd',
  permissions: [],
  scopes: [],
  createdAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  ...more,
});
const KEYS = [
  makeKey('1', 'Backup', {
    permissions: ['admin.logs'],
    scopes: ['licence_codes'],
    lastUsedAt: '2026-03-02T12:00:00.000Z',
  }),
  makeKey('2', 'Old', { expiresAt: '2026-03-05T12:00:00.000Z' }),
];

const USUAL: Answers = {
  'notifications.webhook.find': { webhook: null, deliveries: [] },
  'apiKeys.list': { keys: KEYS, grantable: ['sidebar.view', 'admin.users'] },
};
/** `answers` may change later on. */
const show = (answers: Answers = {}) => renderAccount(<KeysPage />, Object.assign(answers, { ...USUAL, ...answers }));
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('region', { name: 'Your keys' })).getAllByRole('listitem');
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the API keys page', () => {
  beforeAll(() => loadPart('account', 'en'));

  it('says of each key what it may do, when it was used and whether it still works (API-08, NAV-14)', async () => {
    show();
    expect(await screen.findByText('Backup')).toBeDefined();
    const text = screen.getByRole('region', { name: 'Your keys' }).textContent;
    expect(text).toContain('starts with onc_abcd…');
    expect(text).toContain('Read your own data');
    expect(text).toContain('Read licence codes');
    expect(text).not.toContain('Change your profile');
    expect(text).toContain('Read the action log');
    expect(text).toContain('Last used');
    expect(text).toContain('Never used');
    expect(screen.getByText('Expired')).toBeDefined();
  });

  it('creates a key with what was chosen, shows it once, and copies it (API-08)', async () => {
    const user = userEvent.setup();
    const made = makeKey('3', 'Report', { permissions: ['admin.users'] });
    const answers: Answers = { 'apiKeys.create': refusal('wrong_password') };
    const { call } = show(answers);
    await user.click(await screen.findByRole('button', { name: 'Create key' }));
    const form = dialog('Create an API key');
    const submit = () => user.click(form.getByRole('button', { name: 'Create key' }));
    await submit();
    expect(form.getByText('Give the key a name.')).toBeDefined();
    await user.type(form.getByLabelText('Name'), 'Report');
    expect(form.getAllByRole('checkbox')).toHaveLength(8);
    expect(form.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: 'Share collections, and end sharing' }));
    await user.click(form.getByRole('checkbox', { name: 'See and suspend users, and change their roles' }));
    await user.selectOptions(form.getByLabelText('Works for'), 'Until it is revoked');
    await user.type(form.getByLabelText('Your password'), 'my password');
    await submit();
    expect(await form.findByText('This is not your password.')).toBeDefined();

    answers['apiKeys.create'] = { key: made, token: 'onc_secret' };
    answers['apiKeys.list'] = { keys: [made, ...KEYS], grantable: [] };
    await submit();
    const heading = await screen.findByRole('heading', { name: 'Your new key Report' });
    expect(document.activeElement).toBe(heading);
    expect(call).toHaveBeenCalledWith('apiKeys.create', {
      name: 'Report',
      permissions: ['admin.users'],
      scopes: ['share'],
      expiresInDays: null,
      password: 'my password',
    });
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('onc_secret');
    await user.click(button('Copy'));
    expect(await screen.findByText('Key copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('onc_secret');
    await user.click(button('I have copied it'));
    expect(screen.queryByDisplayValue('onc_secret')).toBeNull();
  });

  it('asks before it revokes a key, which is gone at once (API-08)', async () => {
    let keys = KEYS;
    const { call } = show({
      'apiKeys.list': () => ({ keys, grantable: [] }),
      'apiKeys.revoke': () => {
        keys = keys.slice(1);
        return { ok: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke the key Backup' }));
    await userEvent.click(dialog('Revoke the key Backup?').getByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke the key Backup' })).toBeNull());
    expect(call).toHaveBeenCalledWith('apiKeys.revoke', { id: '1' });
    expect(document.activeElement?.textContent).toBe('Your keys');
    expect(await screen.findByText('The key Backup was revoked.')).toBeDefined();
  });

  it('teaches what keys are for when there are none, and stops at the most there can be (API-08)', async () => {
    const { unmount } = show({ 'apiKeys.list': { keys: [], grantable: [] } });
    expect(await screen.findByText(/You have no keys yet/)).toBeDefined();
    unmount();
    show({
      'apiKeys.list': {
        keys: Array.from({ length: accountLimits.keysMax }, (_, index) => makeKey(String(index), `Key ${index}`)),
        grantable: [],
      },
    });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Create key' })).disabled).toBe(true);
    expect(screen.getByText(/You have 20 keys/)).toBeDefined();
    expect(rows().length).toBeGreaterThanOrEqual(accountLimits.keysMax);
  });

  it('shows how a program installs the client and uses a key on this site (API-08, OPS-07)', () => {
    show();
    expect(screen.getByText('npm install https://onceware.example/client/onceware-client.tgz')).toBeDefined();
    expect(screen.getByText(/curl -H "Authorization: Bearer/).textContent).toContain(
      'https://onceware.example/api/user-collections',
    );
    expect(screen.getByText(/createOncewareClient\(/).textContent).toContain(
      "url: 'https://onceware.example', apiKey:",
    );
  });
});
