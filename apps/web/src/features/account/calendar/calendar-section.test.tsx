import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { type Answers, renderAccount } from '#testing/account.tsx';
import { CalendarSection } from './calendar-section.tsx';

const URL = 'https://onceware.example/calendar/secret.ics';
const ADDRESS = { createdAt: '2026-03-01T12:00:00.000Z', lastReadAt: null };
const show = (answers: Answers) => renderAccount(<CalendarSection />, answers);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the calendar address', () => {
  beforeAll(() => loadPart('account', 'en'));

  it('is made, shown once to copy or to open, and said to be shown only now (NOTE-05)', async () => {
    show({ 'calendar.address': { address: null }, 'calendar.renew': { address: ADDRESS, url: URL } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Make the address' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of your calendar' });
    expect(field.value).toBe(URL);
    expect(screen.getByText(/shown only now/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(screen.getByRole('link', { name: 'Open in a calendar program' }).getAttribute('href')).toBe(
      'webcal://onceware.example/calendar/secret.ics',
    );
    expect(screen.getByText('Not read by any calendar yet')).toBeDefined();
  });

  it('is told without itself when it was made before, and renewed after a question (NOTE-05)', async () => {
    const { call } = show({
      'calendar.address': { address: { ...ADDRESS, lastReadAt: '2026-03-02T12:00:00.000Z' } },
      'calendar.renew': { address: ADDRESS, url: URL },
    });
    expect(await screen.findByText('Made on Mar 1, 2026')).toBeDefined();
    expect(screen.getByText(/^Last read/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
    expect(call).not.toHaveBeenCalledWith('calendar.renew', undefined);
    await userEvent.click(dialog('Make a new address?').getByRole('button', { name: 'Make a new one' }));
    expect(await screen.findByDisplayValue(URL)).toBeDefined();
  });

  it('is revoked after a question (NOTE-05)', async () => {
    show({ 'calendar.address': { address: ADDRESS }, 'calendar.revoke': { ok: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await userEvent.click(dialog('Revoke the address?').getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The calendar address is revoked.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make the address' })).toBeDefined();
  });
});
