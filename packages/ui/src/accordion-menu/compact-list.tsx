import { type MouseEvent, useId } from 'react';
import { Floating } from '../hover-card/floating.tsx';
import { useHoverOpen } from '../hover-card/use-hover-open.ts';
import classes from './compact-list.module.css';
import { holdsCurrent, type MenuEntry, type MenuItem } from './menu-item.ts';
import { Leaf, type Menu, MenuList } from './menu-list.tsx';

/** The entries as icons, one below the other; what folds lies open. For inside a `ul`. */
export function CompactList({ items, menu }: { items: readonly MenuItem[]; menu: Menu }) {
  return items.map((item) => {
    if ('collapse' in item) return <CompactList key={item.id} items={item.children} menu={menu} />;
    return (
      <li key={item.id} className={'heading' in item ? classes.group : undefined}>
        {'heading' in item ? (
          <ul className={classes.list} aria-label={item.heading}>
            <CompactList items={item.children} menu={menu} />
          </ul>
        ) : item.children && !item.isDisabled ? (
          <CompactBranch entry={item} items={item.children} menu={menu} />
        ) : (
          <CompactLeaf entry={item} menu={menu} />
        )}
      </li>
    );
  });
}

/** Label, as its name for screen readers and as a floating hint for everyone else. */
function CompactLeaf({ entry, menu }: { entry: MenuEntry; menu: Menu }) {
  const { isOpen, area } = useHoverOpen();
  return (
    <span {...area}>
      <Leaf entry={entry} menu={menu} className={classes.entry}>
        <Sign entry={entry} />
      </Leaf>
      {isOpen && (
        <Floating side="beside" className={classes.tip} aria-hidden="true">
          {entry.label} {entry.badge}
        </Floating>
      )}
    </span>
  );
}

/** Opens its content beside itself instead of below. */
function CompactBranch({ entry, items, menu }: { entry: MenuEntry; items: readonly MenuItem[]; menu: Menu }) {
  const { isOpen, open, close, area } = useHoverOpen();
  const regionId = useId();
  const closeOnFollow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <span {...area}>
      <button
        type="button"
        className={classes.entry}
        data-holds-current={holdsCurrent(entry) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? regionId : undefined}
        onClick={isOpen ? close : open}
      >
        <Sign entry={entry} />
      </button>
      {isOpen && (
        <Floating side="beside" className={classes.flyout} onClick={closeOnFollow}>
          <span className={classes.title}>
            {entry.label} {entry.badge}
          </span>
          <ul id={regionId} className={classes.list} data-region="flyout" aria-label={entry.label}>
            <MenuList items={items} menu={menu} />
          </ul>
        </Floating>
      )}
    </span>
  );
}

/** The icon of an entry, or its first letter; and for screen readers what is not to be seen. */
function Sign({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        {entry.icon ?? Array.from(entry.label)[0]}
      </span>
      <span className="sr-only">
        {entry.label} {entry.badge}
      </span>
    </>
  );
}
