import { IconArrowDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './jump-to-newest.module.css';

/** For a reader who scrolled up: the way down, and how much is new there (CHAT-16). */
export function JumpToNewest({ unseen, onJump }: { unseen: number; onJump: () => void }) {
  const t = useTranslations('chat.screen');
  const format = useFormat();
  return (
    <button type="button" className={classes.jump} data-new={unseen > 0 || undefined} onClick={onJump}>
      <IconArrowDown size={18} stroke={1.75} aria-hidden />
      {unseen > 0 ? t('jumpNew', { count: format.number(unseen) }) : t('jump')}
    </button>
  );
}
