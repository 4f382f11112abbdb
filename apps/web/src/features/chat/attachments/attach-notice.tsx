import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useLocale, useTranslations } from 'use-intl/react';
import { chatLimits } from '../chat-source.ts';
import { formatSize } from './file-rules.ts';
import type { RefusedFile } from './use-attach.ts';
import classes from './attach-notice.module.css';
import { ComposerCross } from '../composer/composer-cross.tsx';

const REASONS = ['empty', 'type', 'size', 'count'] as const;

/** Why files could not be attached, one sentence for each reason (CHAT-13). */
export function AttachNotice({ refused, onDismiss }: { refused: readonly RefusedFile[]; onDismiss: () => void }) {
  const t = useTranslations('chatComposer');
  const locale = useLocale();
  return (
    <div role="status">
      {refused.length > 0 && (
        <div className={classes.notice}>
          <div className="stack gap-1 flex-1 min-w-0 breaks">
            {refused.some(({ reason }) => reason === 'private') && <p>{t('privateOnly')}</p>}
            {REASONS.map((reason) => {
              const [first, ...others] = refused.filter((file) => file.reason === reason);
              return (
                first && (
                  <p key={reason}>
                    {t(`refused.${reason}`, {
                      name: first.name,
                      count: others.length + 1,
                      max: chatLimits.filesMax,
                      bytes: formatSize(roomLimits.fileBytesMax, locale),
                    })}
                  </p>
                )
              );
            })}
            {refused.some(({ reason }) => reason === 'type') && <p>{t('refused.accepted')}</p>}
          </div>
          <ComposerCross label={t('refused.dismiss')} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
