import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { AccordionMenu, type MenuItem } from './accordion-menu.tsx';

const ITEMS: readonly MenuItem[] = [
  {
    id: 'account',
    heading: 'Your account',
    children: [
      { id: 'profile', label: 'Profile', href: '/profile', icon: <svg /> },
      {
        id: 'network',
        label: 'Network',
        icon: <svg />,
        children: [{ id: 'members', label: 'Members', href: '#members', isCurrent: true }],
      },
    ],
  },
  {
    id: 'more',
    collapse: { expandLabel: 'Show more', collapseLabel: 'Show less' },
    children: [{ id: 'keys', label: 'API keys', href: '/keys', isDisabled: true, badge: <Badge>Soon</Badge> }],
  },
];

const menu = (
  <nav>
    <AccordionMenu items={ITEMS} isCompact />
  </nav>
);
const branch = () => screen.getByRole('button', { name: 'Network' });

describe('compact accordion menu', () => {
  it('shows icons with names, under the names of their groups, with folds open (UI-01)', () => {
    render(menu);
    expect(
      screen.getByRole('list', { name: 'Your account' }).contains(screen.getByRole('link', { name: 'Profile' })),
    ).toBe(true);
    expect(screen.getByRole('link', { name: 'API keys Soon' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('stands for an entry without an icon by its first letter (UI-01)', () => {
    render(menu);
    expect(screen.getByText('A')).toBeDefined();
  });

  it('shows the label beside an icon that has the focus or the pointer (UI-06)', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await waitFor(() => expect(screen.getAllByText('Profile')).toHaveLength(2));
    await user.keyboard('{Escape}');
    expect(screen.getAllByText('Profile')).toHaveLength(1);
    await user.hover(screen.getByRole('link', { name: 'API keys Soon' }));
    await waitFor(() => expect(screen.getAllByText(/API keys/)).toHaveLength(2));
  });

  it('opens a branch beside it, closes it when an entry is followed, and gives the focus back (UI-06)', async () => {
    const user = userEvent.setup();
    render(menu);
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
    await user.click(branch());
    expect(branch().getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Members' }));
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
    expect(document.activeElement).toBe(branch());
  });

  it('closes on a press elsewhere, as a finger has no leaving (UI-05)', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.pointer({ keys: '[TouchA]', target: branch() });
    expect(screen.getByRole('link', { name: 'Members' })).toBeDefined();
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  });

  it('enters and leaves a branch by the arrow keys (UI-06)', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Members' }));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(branch());
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  });

  it('is rendered by the server with every name in it (UI-01)', () => {
    const html = renderToString(menu);
    for (const name of ['Profile', 'Network', 'API keys']) expect(html).toContain(name);
  });
});
