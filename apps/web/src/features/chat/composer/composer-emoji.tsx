import { IconButton } from '@onceware/ui/button/button';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

const loadPopover = () => import('../overlay/emoji-popover.tsx');
const EmojiPopover = lazy(async () => ({ default: (await loadPopover()).EmojiPopover }));

/** Opens the emoji picker; its code comes with the first opening, or when the pointer or the focus comes near. */
export function ComposerEmoji({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTranslations('chatComposer');
  const sentence = useErrorSentence();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const near = () => {
    loadPopover().catch(() => undefined);
  };
  const press = (button: HTMLElement) => {
    if (isOpen) return close();
    // Without its code the panel must not fail.
    loadPopover().then(
      () => setAnchor(button),
      (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
    );
  };
  return (
    <>
      <IconButton
        aria-label={t('emoji')}
        title={t('emoji')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={near}
        onFocus={near}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <IconMoodSmile size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense>
          <EmojiPopover anchor={anchor} onClose={close} onPick={onPick} />
        </Suspense>
      )}
    </>
  );
}
