import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { resetVisit } from '../pieces/visit-state.ts';
import { PrivacyPage } from './privacy-page.tsx';
import { TeamsPage } from './teams-page.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the demo account', () => {
  beforeAll(() => loadPart('demo', 'en'));
  beforeEach(resetVisit);

  it('invites a whole e-mail address to a team, once, and takes it back (NAV-14)', async () => {
    renderDemo(<TeamsPage />);
    const field = screen.getByRole('textbox', { name: 'E-mail to invite' });
    const team = () => screen.getByRole('region', { name: 'Writers' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Writers');
    await userEvent.type(field, 'ada@example{Enter}');
    expect(screen.getByText('Enter a complete e-mail address, such as ada@example.com.')).toBeDefined();
    await userEvent.type(field, '.com{Enter}');
    expect(within(team()).getByText('ada@example.com')).toBeDefined();
    await userEvent.type(field, 'Ada@Example.com{Enter}');
    expect(screen.getByText('This address has been invited to the team already.')).toBeDefined();
    await userEvent.click(button('Withdraw the invitation of ada@example.com'));
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
