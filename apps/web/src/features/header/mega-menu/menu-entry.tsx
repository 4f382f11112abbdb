import { Badge } from '@onceware/ui/badge/badge';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { MenuItem } from '../menus/menu-item.ts';
import { isExternal } from '../menus/shown-items.ts';
import classes from './menu-entry.module.css';

interface Props {
  item: MenuItem;
  isCurrent: boolean;
  className?: string | undefined;
  onFollow?: () => void;
}

/** One entry of a menu as a link; a disabled one is text that no key and no pointer can follow (NAV-06). */
export function MenuEntry({ item, isCurrent, className, onFollow }: Props) {
  const t = useTranslations('menus');
  const { path, icon: EntryIcon } = item;
  const words = (
    <>
      {EntryIcon && <EntryIcon className="flex-none quiet" size={18} stroke={1.75} aria-hidden />}
      {t(`title.${item.title}`)}
      {item.badge && <Badge>{t(`badge.${item.badge}`)}</Badge>}
    </>
  );
  if (item.disabled || path === undefined) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {words}
      </span>
    );
  }
  if (isExternal(path)) {
    return (
      <a className={className} href={path} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {words}
        <IconArrowUpRight className={classes.external} size={16} stroke={1.75} aria-hidden />
        <span className="sr-only">{t('newTab')}</span>
      </a>
    );
  }
  return (
    <Link className={className} to={path} onClick={onFollow} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </Link>
  );
}
