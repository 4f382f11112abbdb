import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Themed, ThemedRtl } from '../testing/themed.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const render = (ui: ReactNode, wrapper = Themed) => renderBare(ui, { wrapper });
const TABS = [
  { id: 'all', label: 'All', panel: 'Everything' },
  {
    id: 'inbox',
    label: 'Inbox',
    badge: <Badge label="2 unread">2</Badge>,
    panel: <button type="button">Archive all</button>,
  },
  { id: 'team', label: 'Team', panel: 'Nobody' },
];
const tabs = (props: Partial<TabsProps> = {}) => <Tabs tabs={TABS} label="Notifications" {...props} />;
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('show the panel of the selected tab alone, named by it (UI-06)', async () => {
    render(tabs());
    expect(screen.getByRole('tablist', { name: 'Notifications' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Everything');
    expect(screen.queryByRole('button', { name: 'Archive all' })).toBeNull();
    await userEvent.setup().click(tab('Inbox 2 unread'));
    const panel = screen.getByRole('tabpanel', { name: 'Inbox 2 unread' });
    expect(panel.contains(screen.getByRole('button', { name: 'Archive all' }))).toBe(true);
    expect(tab('Inbox 2 unread').getAttribute('aria-controls')).toBe(panel.id);
    expect(screen.queryByText('Everything')).toBeNull();
  });

  it.each(['ltr', 'rtl'] as const)('are selected by the arrow keys, Home and End in %s (UI-06)', async (dir) => {
    const [next, previous] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
    const user = userEvent.setup();
    render(tabs(), dir === 'ltr' ? Themed : ThemedRtl);
    await user.tab();
    await user.keyboard(next);
    expect(document.activeElement).toBe(tab('Inbox 2 unread'));
    expect(selected()).toContain('Inbox');
    await user.keyboard(`${previous}${previous}`);
    expect(selected()).toBe('Team');
    await user.keyboard(next);
    expect(selected()).toBe('All');
    await user.keyboard('{End}');
    expect(selected()).toBe('Team');
    await user.keyboard('{Home}');
    expect(selected()).toBe('All');
  });

  it('leave Alt and an arrow to the browser, which goes back by it (UI-06)', async () => {
    const user = userEvent.setup();
    render(tabs());
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(tab('All'));
    expect(selected()).toBe('All');
  });

  it('are one stop of the Tab key, and the panel is the next (UI-06)', async () => {
    const user = userEvent.setup();
    render(tabs());
    await user.tab();
    expect(document.activeElement).toBe(tab('All'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('are left to the caller where it keeps the selected one (UI-01)', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    render(tabs({ selectedId: 'team', onSelect }));
    expect(selected()).toBe('Team');
    await userEvent.setup().click(tab('All'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('all');
    expect(selected()).toBe('Team');
  });

  it('go to the first one when the selected one is gone (UI-01)', async () => {
    const { rerender } = render(tabs());
    await userEvent.setup().click(tab('Team'));
    rerender(tabs({ tabs: TABS.slice(0, 2) }));
    expect(selected()).toBe('All');
  });
});
