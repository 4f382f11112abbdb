import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import { roomAddress } from './room-ref.ts';

/** The link leads those who may read the room into it, after they have signed in. */
export function useCopyLink(roomId: string): () => void {
  const t = useTranslations('chatRoom');
  return () => {
    const link = new URL(roomAddress({ roomId }), location.href);
    const copied = async () => navigator.clipboard.writeText(link.href);
    copied().then(
      () => showToast({ kind: 'success', text: t('copied') }),
      () => showToast({ kind: 'error', text: t('copyFailed') }),
    );
  };
}
