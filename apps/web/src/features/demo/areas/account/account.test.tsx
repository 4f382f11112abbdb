import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '../../../../i18n/parts.ts';
import { ToastHost } from '../../../../lib/toasts.tsx';
import { renderDemo } from '../testing.tsx';
import { resetVisit } from '../visit-state.ts';
import { KeysPage } from './keys-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TeamsPage } from './teams-page.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('the demo account', () => {
  beforeAll(() => loadPart('demo', 'en'));
  beforeEach(resetVisit);

  it('shows keys masked, copies the whole key and says so (NAV-14)', async () => {
    const user = userEvent.setup();
    renderDemo(
      <>
        <KeysPage />
        <ToastHost />
      </>,
    );
    expect(document.body.textContent).toContain('sample_••••••••4463');
    expect(document.body.textContent).not.toContain('sample_7d1f09c2ab5e4463');
    await user.click(button('Copy the key Order import'));
    expect(await navigator.clipboard.readText()).toBe('sample_7d1f09c2ab5e4463');
    expect(await screen.findByText('Key “Order import” copied')).toBeDefined();
  });

  it('creates a key with a name, and asks for one without (NAV-14)', async () => {
    renderDemo(<KeysPage />);
    const field = screen.getByRole('textbox', { name: 'Name of the new key' });
    await userEvent.type(field, '  ');
    await userEvent.click(button('Create key'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(rowsOf('API keys')).toHaveLength(3);
    await userEvent.type(field, 'Backup{Enter}');
    expect(rowsOf('API keys')).toHaveLength(4);
    expect(rowsOf('API keys')[0]?.textContent).toContain('Backup');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('revokes a key, and takes that back with the same button (NAV-14)', async () => {
    renderDemo(<KeysPage />);
    await userEvent.click(button('Revoke the key Order import'));
    expect(screen.getByText('Revoked')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy the key Order import' })).toBeNull();
    expect(document.activeElement).toBe(button('Undo: revoke the key Order import'));
    await userEvent.keyboard('{Enter}');
    expect(button('Copy the key Order import')).toBeDefined();
  });

  it('invites a whole e-mail address to a team, once, and takes it back (NAV-14)', async () => {
    renderDemo(<TeamsPage />);
    const field = screen.getByRole('textbox', { name: 'E-mail to invite' });
    const team = () => screen.getByRole('region', { name: 'Writers' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Writers');
    await userEvent.type(field, 'ada@example{Enter}');
    expect(screen.getByText('Enter a whole e-mail address, such as ada@example.com.')).toBeDefined();
    await userEvent.type(field, '.com{Enter}');
    expect(within(team()).getByText('ada@example.com')).toBeDefined();
    await userEvent.type(field, 'Ada@Example.com{Enter}');
    expect(screen.getByText('This address has been invited to the team already.')).toBeDefined();
    await userEvent.click(button('Take back the invitation of ada@example.com'));
    expect(within(team()).queryByText('ada@example.com')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Writers');
  });

  it('keeps a privacy setting for the visit (NAV-14)', async () => {
    const { unmount } = renderDemo(<PrivacyPage />);
    const place = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show where you live' });
    expect(place().checked).toBe(false);
    await userEvent.click(place());
    unmount();
    renderDemo(<PrivacyPage />);
    expect(place().checked).toBe(true);
  });
});
