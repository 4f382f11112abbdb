import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './accordion-menu.module.css';
import { holdsCurrent, type MenuEntry, type MenuFold, type MenuGroup, type MenuItem } from './menu-item.ts';
import type { OpenBranches } from './use-open-branches.ts';

/** Props that draw a link of the menu; spread them on a link. */
export interface MenuLinkProps {
  href: string;
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/** Values that all lists of one menu share. */
export interface Menu extends OpenBranches {
  renderLink: (link: MenuLinkProps) => ReactNode;
}

interface ListProps {
  items: readonly MenuItem[];
  menu: Menu;
}

/** The entries of one level, and below each what belongs to it. For inside a `ul`. */
export function MenuList({ items, menu }: ListProps) {
  return items.map((item) => (
    <li key={item.id}>
      {'heading' in item ? (
        <Group group={item} menu={menu} />
      ) : 'collapse' in item || (item.children && !item.isDisabled) ? (
        <Branch item={item} level={items} menu={menu} />
      ) : (
        <Leaf entry={item} menu={menu} className={classes.entry}>
          <Label {...item} />
        </Leaf>
      )}
    </li>
  ));
}

const Label = ({ icon, label, badge }: Pick<MenuEntry, 'icon' | 'label' | 'badge'>) => (
  <>
    {icon && <span className={classes.icon}>{icon}</span>}
    <span className="flex-1 min-w-0 breaks">{label}</span>
    {badge}
  </>
);

interface LeafProps {
  entry: MenuEntry;
  menu: Menu;
  className: string | undefined;
  children: ReactNode;
}

/** An entry without children: a link, or a disabled entry. */
export function Leaf({ entry: { href, isDisabled, isCurrent }, menu, className = '', children }: LeafProps) {
  if (!isDisabled && href !== undefined)
    return menu.renderLink({ href, className, 'aria-current': isCurrent ? 'page' : undefined, children });
  return (
    <span className={className} role="link" aria-disabled="true">
      {children}
    </span>
  );
}

/** A button and its content. A fold's entries are on the same level as the fold itself. */
function Branch({ item, level, menu }: { item: MenuEntry | MenuFold; level: readonly MenuItem[]; menu: Menu }) {
  const regionId = useId();
  const isOpen = menu.isOpen(item.id);
  const isFold = 'collapse' in item;
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        data-holds-current={(!isOpen && holdsCurrent(item)) || undefined}
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => menu.toggle(item, level)}
      >
        {isFold ? <Label label={item.collapse[isOpen ? 'collapseLabel' : 'expandLabel']} /> : <Label {...item} />}
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id={regionId} className={classes.list} data-region={isFold ? 'fold' : 'branch'} hidden={!isOpen}>
        <MenuList items={item.children ?? []} menu={menu} />
      </ul>
    </>
  );
}

function Group({ group: { heading, children }, menu }: { group: MenuGroup; menu: Menu }) {
  const headingId = useId();
  return (
    <>
      <span id={headingId} className={classes.heading}>
        {heading}
      </span>
      <ul className={classes.list} aria-labelledby={headingId}>
        <MenuList items={children} menu={menu} />
      </ul>
    </>
  );
}
