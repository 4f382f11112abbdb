import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccordionMenu, type MenuItem } from './accordion-menu.tsx';

const ITEMS: readonly MenuItem[] = [
  { id: 'home', label: 'Home', href: '/' },
  {
    id: 'network',
    label: 'Network',
    children: [
      { id: 'members', label: 'Members', href: '/members' },
      { id: 'teams', label: 'Teams', href: '/teams' },
    ],
  },
  { id: 'soon', label: 'Integrations', isDisabled: true },
  { id: 'blog', label: 'Blog', href: '/blog' },
];

const focused = () => document.activeElement?.textContent;

describe.each(['ltr', 'rtl'] as const)('keys of the accordion menu in %s', (dir) => {
  const [opening, closing] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
  const user = userEvent.setup();
  beforeEach(async () => {
    render(
      <nav dir={dir} style={{ direction: dir }}>
        <AccordionMenu items={ITEMS} />
      </nav>,
    );
    await user.tab();
  });

  it('Up and Down go through what is open, Home and End to its ends (UI-06)', async () => {
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Network');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Blog');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Blog');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Home');
    await user.keyboard('{End}');
    expect(focused()).toBe('Blog');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Home');
  });

  it('Enter and Space open and close a branch (UI-06)', async () => {
    const isOpen = () => screen.getByRole('button', { name: 'Network' }).getAttribute('aria-expanded');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(isOpen()).toBe('true');
    await user.keyboard(' ');
    expect(isOpen()).toBe('false');
  });

  it('the arrow towards the end of the line opens and enters, the other leaves and closes (UI-06)', async () => {
    await user.keyboard(`{ArrowDown}${opening}`);
    expect(screen.getByRole('link', { name: 'Members' })).toBeDefined();
    expect(focused()).toBe('Network');
    await user.keyboard(opening);
    expect(focused()).toBe('Members');
    await user.keyboard(`{ArrowDown}${closing}`);
    expect(focused()).toBe('Network');
    expect(screen.getByRole('link', { name: 'Teams' })).toBeDefined();
    await user.keyboard(closing);
    expect(screen.queryByRole('link', { name: 'Teams' })).toBeNull();
  });

  it('leaves keys with a modifier to the browser (UI-06)', async () => {
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe('Home');
  });
});
