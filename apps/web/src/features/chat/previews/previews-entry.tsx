import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { MenuEntry } from '../overlay/menu-entry.tsx';
import { useShowPreviews, useShowsPreviews } from './use-shows-previews.ts';

/** Hides the previews of links in all rooms from the reader, or shows them (LIVE-08). */
export function PreviewsEntry() {
  const t = useTranslations('chatPreviews');
  const isShown = useShowsPreviews();
  const show = useShowPreviews();
  if (isShown === undefined) return null;
  return (
    <MenuEntry
      icon={isShown ? IconLinkOff : IconLink}
      label={t(isShown ? 'hide' : 'show')}
      onClick={() => show(!isShown)}
    />
  );
}
