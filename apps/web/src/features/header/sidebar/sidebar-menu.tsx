import { AccordionMenu, type MenuItem as AccordionItem } from '@onceware/ui/accordion-menu/accordion-menu';
import { Badge } from '@onceware/ui/badge/badge';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useIsVendor } from '#lib/api/is-vendor.ts';
import { useSession } from '#lib/api/session.ts';
import { currentPath, type MenuItem } from '../menus/menu-item.ts';
import { visibleItems } from '../menus/shown-items.ts';
import { SIDEBAR_MENU } from '../menus/sidebar-menu.ts';

interface Props {
  /** Icons alone, for the collapsed sidebar. */
  isCompact: boolean;
  onFollow?: () => void;
}

/** The sidebar's entries, for the sidebar itself and for its slide-in. */
export function SidebarMenu({ isCompact, onFollow }: Props) {
  const t = useTranslations('menus');
  const { pathname } = useLocation();
  const { permissions } = useSession();
  const items = visibleItems(SIDEBAR_MENU, permissions, useIsVendor());
  const current = currentPath(items, pathname);

  const entryOf = (item: MenuItem, parent = ''): AccordionItem => {
    const id = `${parent}/${item.title}`;
    const children = item.children?.map((child) => entryOf(child, id)) ?? [];
    if (item.heading) return { id, heading: t(`title.${item.heading}`), children };
    if (item.collapse) {
      const { expandTitle = 'showMore', collapseTitle = 'showLess' } = item;
      return {
        id: `${id}-fold`,
        collapse: {
          expandLabel: t(`fold.${expandTitle}`, { count: children.length }),
          collapseLabel: t(`fold.${collapseTitle}`),
        },
        children,
      };
    }
    const { icon: ItemIcon } = item;
    return {
      id,
      label: t(`title.${item.title}`),
      icon: ItemIcon && <ItemIcon size={20} stroke={1.75} aria-hidden />,
      href: item.path,
      children: item.children && children,
      badge: item.badge && <Badge>{t(`badge.${item.badge}`)}</Badge>,
      isDisabled: item.disabled,
      isCurrent: item.path !== undefined && item.path === current,
    };
  };

  return (
    <nav aria-label={t('sidebar')}>
      <AccordionMenu
        items={items.map((item) => entryOf(item))}
        isCompact={isCompact}
        isMultiple
        renderLink={({ href, ...link }) => <Link to={href} {...link} onClick={onFollow} />}
      />
    </nav>
  );
}
