import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { resetVisit } from '../pieces/visit-state.ts';
import { CirclesPage } from './circles-page.tsx';
import { InvitationsPage } from './invitations-page.tsx';
import { MembersPage } from './members-page.tsx';
import { NetworkPage } from './network-page.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the demo network', () => {
  beforeAll(() => loadPart('demo', 'en'));
  beforeEach(resetVisit);

  it('finds members by name or by what they do, and says how many (NAV-22)', async () => {
    renderDemo(<MembersPage />);
    const field = screen.getByRole('searchbox', { name: 'Search members' });
    await userEvent.type(field, 'DESIGN');
    expect(within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 member');
    await userEvent.clear(field);
    await userEvent.type(field, '李');
    expect(screen.getByText('李俊')).toBeDefined();
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('Nobody matches that. Try fewer letters.')).toBeDefined();
  });

  it('follows and unfollows a member, and still does on the next page (NAV-22)', async () => {
    const { unmount } = renderDemo(<MembersPage />);
    await userEvent.click(button('Follow Amara Okafor'));
    await userEvent.click(button('Unfollow Elise Moreau'));
    unmount();
    renderDemo(<NetworkPage />);
    expect(button('Unfollow Amara Okafor')).toBeDefined();
    expect(button('Follow Elise Moreau')).toBeDefined();
  });

  it('joins and leaves a circle, and counts it (NAV-22)', async () => {
    renderDemo(<CirclesPage />);
    const [circle] = screen.getAllByRole('listitem');
    expect(circle?.textContent).toContain('5 members');
    await userEvent.click(button('Join Self-hosters'));
    expect(circle?.textContent).toContain('6 members');
    await userEvent.click(button('Leave Self-hosters'));
    expect(circle?.textContent).toContain('5 members');
  });

  it.each([
    ['Accept', 'Accepted'],
    ['Decline', 'Declined'],
  ])('%ss an invitation, and takes that back with the same button (NAV-22)', async (does, done) => {
    renderDemo(<InvitationsPage />);
    expect(screen.getByText('4 invitations wait for your answer.')).toBeDefined();
    const pressed = button(`${does} the invitation from Elise Moreau`);
    await userEvent.click(pressed);
    expect(screen.getByText(done)).toBeDefined();
    expect(screen.getByText('3 invitations wait for your answer.')).toBeDefined();
    expect(document.activeElement).toBe(button('Undo your answer to Elise Moreau'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(`${does} the invitation from Elise Moreau`));
    expect(screen.getByText('4 invitations wait for your answer.')).toBeDefined();
  });
});
