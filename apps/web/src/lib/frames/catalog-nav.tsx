import { useTranslations } from 'use-intl/react';
import { adminPaths } from '../admin-paths.ts';
import { paths } from '../paths.ts';
import { PartNav } from './part-nav.tsx';

const PARTS = ['deals', 'tools', 'drafts'] as const;

/** From one part of the catalogue's administration to the others. */
export function CatalogNav() {
  const t = useTranslations('adminEditing.part');
  const parts = PARTS.map((part) => ({ to: adminPaths.catalog(part), label: t(part) }));
  return (
    <PartNav label={t('nav')} parts={[...parts, { to: paths.admin('catalog'), label: t('import'), isExact: true }]} />
  );
}
