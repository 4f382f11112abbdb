import { IconButton } from '@onceware/ui/button/button';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ACCEPTED_FILES } from './file-rules.ts';

/** Asks for files (CHAT-13). */
export function AttachButton({ onAttach }: { onAttach: (files: readonly File[]) => void }) {
  const t = useTranslations('chatComposer');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton aria-label={t('attach')} title={t('attach')} onClick={() => input.current?.click()}>
        <IconPaperclip size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])]);
          // Resets the input, so that a removed file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
