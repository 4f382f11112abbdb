import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { AccordionMenu, type AccordionMenuProps, type MenuItem, type MenuLinkProps } from './accordion-menu.tsx';

const items = (current: string): MenuItem[] => [
  { id: 'home', label: 'Home', href: '/', isCurrent: current === 'home' },
  {
    id: 'network',
    label: 'Network',
    children: [
      { id: 'members', label: 'Members', href: '/network/members', isCurrent: current === 'members' },
      {
        id: 'more',
        collapse: { expandLabel: 'Show more', collapseLabel: 'Show less' },
        children: [
          {
            id: 'invitations',
            label: 'Invitations',
            href: '/network/invitations',
            isCurrent: current === 'invitations',
          },
        ],
      },
    ],
  },
  {
    id: 'store',
    label: 'Store',
    children: [{ id: 'orders', label: 'Orders', href: '/store/orders', isCurrent: current === 'orders' }],
  },
  {
    id: 'demo',
    heading: 'Demo areas',
    children: [
      {
        id: 'integrations',
        label: 'Integrations',
        href: '/integrations',
        isDisabled: true,
        badge: <Badge>Soon</Badge>,
      },
    ],
  },
];

const menu = (current: string, props: Partial<AccordionMenuProps> = {}) => (
  <nav>
    <AccordionMenu items={items(current)} {...props} />
  </nav>
);
const branch = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
const isOpen = (name: string) => branch(name).getAttribute('aria-expanded') === 'true';

describe('accordion menu', () => {
  it('shows links, and opens and closes what is below a branch (UI-01)', async () => {
    const user = userEvent.setup();
    render(menu('home'));
    expect(link('Home')?.getAttribute('href')).toBe('/');
    expect(link('Members')).toBeNull();
    await user.click(branch('Network'));
    expect(link('Members')).not.toBeNull();
    expect(
      document.getElementById(branch('Network').getAttribute('aria-controls') ?? '')?.contains(link('Members')),
    ).toBe(true);
    await user.click(branch('Network'));
    expect(link('Members')).toBeNull();
  });

  it('is open at the current entry from the start, folds included, on the server too (UI-01)', () => {
    const html = renderToString(menu('invitations'));
    document.body.innerHTML = html;
    expect(isOpen('Network')).toBe(true);
    expect(isOpen('Show less')).toBe(true);
    expect(isOpen('Store')).toBe(false);
    expect(link('Invitations')?.getAttribute('aria-current')).toBe('page');
    document.body.innerHTML = '';
  });

  it('opens the branch of the entry that becomes current, and closes the other (UI-01)', () => {
    const { rerender } = render(menu('members'));
    rerender(menu('orders'));
    expect([isOpen('Network'), isOpen('Store')]).toEqual([false, true]);
    rerender(menu('home'));
    expect(isOpen('Store')).toBe(true);
  });

  it('has one branch open at a time unless several may be (UI-01)', async () => {
    const user = userEvent.setup();
    const { rerender } = render(menu('members'));
    await user.click(branch('Store'));
    expect([isOpen('Network'), isOpen('Store')]).toEqual([false, true]);
    rerender(menu('members', { isMultiple: true }));
    await user.click(branch('Network'));
    expect([isOpen('Network'), isOpen('Store')]).toEqual([true, true]);
  });

  it('folds seldom entries behind a button that says what it does (UI-01)', async () => {
    const user = userEvent.setup();
    render(menu('members'));
    expect(link('Invitations')).toBeNull();
    await user.click(branch('Show more'));
    expect(link('Invitations')).not.toBeNull();
    expect(isOpen('Network')).toBe(true);
    await user.click(branch('Show less'));
    expect(link('Invitations')).toBeNull();
  });

  it('shows a disabled entry with its badge under its heading, and it cannot be followed (UI-01)', () => {
    render(menu('home'));
    const entry = within(screen.getByRole('list', { name: 'Demo areas' })).getByRole('link', {
      name: 'Integrations Soon',
    });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.hasAttribute('href')).toBe(false);
  });

  it('draws links as it is told to (UI-01)', () => {
    const renderLink = ({ href, children, ...rest }: MenuLinkProps) => (
      <a {...rest} href={`/app${href}`}>
        {children}
      </a>
    );
    render(menu('home', { renderLink }));
    expect(link('Home')?.getAttribute('href')).toBe('/app/');
    expect(link('Home')?.getAttribute('aria-current')).toBe('page');
  });
});
