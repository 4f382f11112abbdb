import { useId } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useBoot } from '#lib/page/boot.tsx';
import type { MegaMenuName } from '../menus/main-menu.ts';
import { megaMenu } from '../menus/mega-menus.ts';
import { currentPath, type MenuItem } from '../menus/menu-item.ts';
import classes from './mega-menu-content.module.css';
import { MenuEntry } from './menu-entry.tsx';

interface Props {
  name: MegaMenuName;
  onFollow: () => void;
}

/** The columns of a mega-menu. */
export function MegaMenuContent({ name, onFollow }: Props) {
  const { settings } = useBoot();
  const { pathname } = useLocation();
  const columns = megaMenu(name, settings.communityUrl);
  const current = currentPath(columns, pathname);
  return (
    <WithWords part="menus">
      <div className={classes.columns}>
        {columns.map((column) => (
          <Column key={column.title} column={column} current={current} onFollow={onFollow} />
        ))}
      </div>
    </WithWords>
  );
}

function Column({ column, current, onFollow }: { column: MenuItem; current: string | null; onFollow: () => void }) {
  const t = useTranslations('menus');
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-2 text-12 weight-580 tracking-0 quiet">
        {t(`title.${column.heading ?? column.title}`)}
      </p>
      <ul aria-labelledby={id}>
        {column.children?.map((item) => (
          <li key={item.title}>
            <MenuEntry item={item} isCurrent={item.path === current} className={classes.entry} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
