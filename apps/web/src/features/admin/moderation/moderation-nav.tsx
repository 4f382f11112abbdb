import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { PartNav } from '#lib/frames/part-nav.tsx';
import { paths } from '#lib/paths.ts';

/** From one of the lists to the others. */
export function ModerationNav() {
  const t = useTranslations('adminModeration');
  const people = useTranslations('adminPeopleReports');
  return (
    <PartNav
      label={t('nav')}
      parts={[
        { to: paths.admin('moderation'), label: t('flagged.title'), isExact: true },
        { to: adminPaths.moderation('people'), label: people('flagged.title'), isExact: true },
        { to: adminPaths.moderation('muted'), label: t('muted.title'), isExact: true },
        { to: adminPaths.moderation('rooms'), label: t('rooms.title'), isExact: true },
      ]}
    />
  );
}
