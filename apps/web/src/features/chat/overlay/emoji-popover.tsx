import { EmojiPicker } from '@onceware/ui/emoji-picker/emoji-picker';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx';

interface Props extends Pick<AnchoredPopoverProps, 'anchor' | 'onClose'> {
  /** The picker is closed by then. */
  onPick: (emoji: string) => void;
}

/** The emoji picker (UI-01), open for as long as it is rendered. */
export function EmojiPopover({ onPick, ...popover }: Props) {
  const t = useTranslations('chat.emoji');
  const { language } = useLanguage();
  const labels = {
    search: t('search'),
    emoji: t('emoji'),
    categories: t('categories'),
    results: t('results'),
    skinTone: t('skinTone'),
    noSkinTone: t('noSkinTone'),
    loading: t('loading'),
    empty: t('empty'),
    failed: t('failed'),
    retry: t('retry'),
  };
  // The search box would raise a keyboard over the emoji.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <AnchoredPopover {...popover} label={t('emoji')} side="above" firstFocus={isTouch ? 'popover' : 'content'}>
      {(close) => (
        <EmojiPicker
          locale={language.code}
          labels={labels}
          onPick={(emoji) => {
            close();
            onPick(emoji);
          }}
        />
      )}
    </AnchoredPopover>
  );
}
