import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import classes from './bar.module.css';

/** A filter that a link set, with its way out. */
export function FilterChip({ label, href }: { label: string; href: string }) {
  const t = useTranslations('admin.table');
  return (
    <Link className={classes.chip} to={href} aria-label={t('remove', { filter: label })} preventScrollReset>
      <span dir="auto">{label}</span>
      <IconX size={14} stroke={2} aria-hidden />
    </Link>
  );
}
