import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './accordion-menu.module.css';
import { holdsCurrent, type MenuEntry, type MenuGroup, type MenuItem } from './menu-item.ts';

/** What a link of the menu needs to be drawn; to be spread on a link. */
export interface MenuLinkProps {
  href: string;
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/** What every list of one menu shares. */
export interface Menu {
  isOpen: (id: string) => boolean;
  toggle: (id: string, rivals: readonly string[]) => void;
  renderLink: (link: MenuLinkProps) => ReactNode;
}

interface ListProps {
  items: readonly MenuItem[];
  menu: Menu;
}

/** The entries of one level, and below each what belongs to it. For inside a `ul`. */
export function MenuList({ items, menu }: ListProps) {
  const branches = items.filter((item) => 'label' in item && item.children).map(({ id }) => id);
  return items.map((item) => (
    <li key={item.id}>
      <Line item={item} menu={menu} rivals={branches} />
    </li>
  ));
}

function Line({ item, menu, rivals }: { item: MenuItem; menu: Menu; rivals: readonly string[] }) {
  if ('heading' in item) return <Group group={item} menu={menu} />;
  if ('collapse' in item) {
    return (
      <Branch item={item} menu={menu} rivals={[]}>
        <span className={classes.label}>
          {menu.isOpen(item.id) ? item.collapse.collapseLabel : item.collapse.expandLabel}
        </span>
      </Branch>
    );
  }
  const content = (
    <>
      {item.icon && <span className={classes.icon}>{item.icon}</span>}
      <span className={classes.label}>{item.label}</span>
      {item.badge}
    </>
  );
  return item.children && !item.isDisabled ? (
    <Branch item={item} menu={menu} rivals={rivals}>
      {content}
    </Branch>
  ) : (
    <Leaf entry={item} menu={menu} className={classes.entry}>
      {content}
    </Leaf>
  );
}

/** An entry with nothing below it: a link, or one that cannot be followed and says so. */
export function Leaf({
  entry,
  menu,
  className,
  children,
}: {
  entry: MenuEntry;
  menu: Menu;
  className: string | undefined;
  children: ReactNode;
}) {
  const look = className ?? '';
  if (entry.isDisabled || entry.href === undefined) {
    return (
      <span className={look} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return menu.renderLink({
    href: entry.href,
    className: look,
    'aria-current': entry.isCurrent ? 'page' : undefined,
    children,
  });
}

interface BranchProps {
  item: Exclude<MenuItem, MenuGroup>;
  menu: Menu;
  rivals: readonly string[];
  /** What stands on its button. */
  children: ReactNode;
}

/** A button, and what it opens. A fold's entries stand on the same level as the fold itself. */
function Branch({ item, menu, rivals, children }: BranchProps) {
  const regionId = useId();
  const isOpen = menu.isOpen(item.id);
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        data-holds-current={(!isOpen && holdsCurrent(item)) || undefined}
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => menu.toggle(item.id, rivals)}
      >
        {children}
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id={regionId} className={classes.list} data-region={'collapse' in item ? 'fold' : 'branch'} hidden={!isOpen}>
        <MenuList items={item.children ?? []} menu={menu} />
      </ul>
    </>
  );
}

function Group({ group, menu }: { group: MenuGroup; menu: Menu }) {
  const headingId = useId();
  return (
    <>
      <span id={headingId} className={classes.heading}>
        {group.heading}
      </span>
      <ul className={classes.list} aria-labelledby={headingId}>
        <MenuList items={group.children} menu={menu} />
      </ul>
    </>
  );
}
