import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useTranslations } from 'use-intl/react';
import { chatLimits } from '../chat-source.ts';
import { useRoom } from '../room-facts.ts';

interface TextMax {
  max: number;
  /** Warning for a longer text. */
  sentence: string;
  /** The sample only warns (CHAT-08). */
  isBinding: boolean;
}

/** How long a message may be. Nothing that was typed or pasted is cut off. */
export function useTextMax(): TextMax {
  const sample = useTranslations('chatComposer');
  const t = useTranslations('chatWriting');
  if (useRoom().kind === 'sample')
    return { max: chatLimits.editWarningAt, sentence: sample('tooLong'), isBinding: false };
  const max = roomLimits.textMax;
  return { max, sentence: t('tooLong', { max }), isBinding: true };
}
