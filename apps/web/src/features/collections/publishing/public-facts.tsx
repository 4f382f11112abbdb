import type { PublicFacts as Facts } from '@onceware/api/collections/publishing/publishing.contract';
import { useTranslations } from 'use-intl/react';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';

/** Owner and theme of a published collection. */
export function PublicFacts({ owner, theme }: Pick<Facts, 'owner' | 'theme'>) {
  const t = useTranslations('publishing');
  const category = useTranslations('catalog.category');
  return (
    <p className="row wrap items-center gap-2">
      <UserAvatar user={owner} size={32} />
      <bdi>{t('by', { name: owner.name })}</bdi>
      {theme && <span className="quiet">{category(theme)}</span>}
    </p>
  );
}
