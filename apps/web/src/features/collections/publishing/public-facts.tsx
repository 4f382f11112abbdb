import type { PublicFacts as Facts } from '@onceware/api/collections/publishing/publishing.contract';
import { useTranslations } from 'use-intl/react';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';

/** Owner, followers and theme of a published collection. */
export function PublicFacts({ owner, theme, followers }: Pick<Facts, 'owner' | 'theme' | 'followers'>) {
  const t = useTranslations('publishing');
  const category = useTranslations('catalog.category');
  return (
    <p className="row wrap items-center gap-2">
      <UserAvatar user={owner} size={32} />
      <bdi>{t('by', { name: owner.name })}</bdi>
      {followers > 0 && <span className="quiet num">· {t('followers', { count: followers })}</span>}
      {theme && <span className="quiet">· {category(theme)}</span>}
    </p>
  );
}
