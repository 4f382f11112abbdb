import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { type Answers, renderAccount } from '#testing/account.tsx';
import { BlockedSection } from './blocked-section.tsx';

const show = (answers: Answers) => renderAccount(<BlockedSection />, answers);
const person = (id: string, name: string) => ({ id, name, avatar: null, since: '2026-03-01T12:00:00.000Z' });

describe('the list of blocked people', () => {
  beforeAll(() => loadPart('account', 'en'));

  it('names each, and ends a block by a button with their name (LIVE-16)', async () => {
    const { call } = show({
      'chat.blocked': { people: [person('ben', 'Ben'), person('cleo', 'Cleo')], nextCursor: null },
      'chat.unblock': { ok: true },
    });
    const list = within(await screen.findByRole('list', { name: 'People you blocked' }));
    expect(list.getAllByText('Since Mar 1, 2026')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Unblock Cleo' }));
    expect(call).toHaveBeenCalledWith('chat.unblock', { userId: 'cleo' });
    expect(await screen.findByText(/Cleo.* is no longer blocked/)).toBeDefined();
  });

  it('says that there is nobody (LIVE-16)', async () => {
    show({ 'chat.blocked': { people: [], nextCursor: null } });
    expect(await screen.findByText('You have blocked nobody.')).toBeDefined();
  });
});
