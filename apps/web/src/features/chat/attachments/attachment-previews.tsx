import { Button } from '@onceware/ui/button/button';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';
import type { Attachment } from '../chat-source.ts';
import { formatSize } from './file-rules.ts';
import { AttachmentIcon } from '../message/attachment-icon.tsx';
import classes from './attachment-previews.module.css';
import { ComposerCross } from '../composer/composer-cross.tsx';
import type { Upload } from './uploads.ts';

interface Props {
  attachments: readonly Attachment[];
  uploads: readonly Upload[];
  /** Files wait for private mode, and nothing is sent meanwhile. */
  isHeld: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: number) => void;
  onCancel: (id: number) => void;
  /** The last one was removed, together with the focused element. */
  onEmpty: () => void;
}

/** The files of a message that is being written: those that are there, and those on their way (CHAT-13, LIVE-07). */
export function AttachmentPreviews({ attachments, uploads, isHeld, onRemove, onRetry, onCancel, onEmpty }: Props) {
  const t = useTranslations('chatComposer');
  const passFocus = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onEmpty();
  };
  if (attachments.length + uploads.length === 0) return null;
  return (
    <div className="line-below">
      <ul className={classes.files} aria-label={t('files')}>
        {attachments.map((attachment) => (
          <Preview key={attachment.id} file={attachment}>
            <ComposerCross
              label={t('removeFile', { name: attachment.name })}
              onClick={(event) => {
                passFocus(event);
                onRemove(attachment.id);
              }}
            />
          </Preview>
        ))}
        {uploads.map((upload) => (
          <Preview key={upload.id} file={upload} below={<UploadState upload={upload} onRetry={onRetry} />}>
            <ComposerCross
              label={t(upload.failure === null ? 'cancelUpload' : 'removeFile', { name: upload.name })}
              onClick={(event) => {
                passFocus(event);
                onCancel(upload.id);
              }}
            />
          </Preview>
        ))}
      </ul>
      {isHeld && <p className={classes.held}>{t('filesHeld')}</p>}
      <p className="sr-only" role="status">
        {uploads.some(({ failure }) => failure === null) && t('uploading', { count: uploads.length })}
      </p>
    </div>
  );
}

/** How far a file is, or why it did not arrive. */
function UploadState({ upload: { id, name, share, failure }, onRetry }: { upload: Upload; onRetry: Props['onRetry'] }) {
  const t = useTranslations('chatComposer');
  const sentence = useKeySentence();
  if (failure === null) return <ProgressBar label={t('uploadOf', { name })} done={share} total={1} />;
  return (
    <span className={classes.failed} role="alert">
      {sentence(failure)}{' '}
      <Button variant="quiet" aria-label={t('retryUpload', { name })} onClick={() => onRetry(id)}>
        {t('retry')}
      </Button>
    </span>
  );
}

function Preview({
  file,
  below,
  children,
}: {
  file: Pick<Attachment, 'name' | 'size' | 'type' | 'preview'>;
  below?: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  // Not every browser can show every kind of picture.
  const [isBroken, setIsBroken] = useState(false);
  const { name, size, preview } = file;
  return (
    <li className={classes.file}>
      <span className={classes.picture}>
        {preview === null || isBroken ? (
          <AttachmentIcon attachment={file} />
        ) : (
          <img src={preview} alt="" onError={() => setIsBroken(true)} />
        )}
      </span>
      <span className={classes.about}>
        <span className="text-14 truncate" dir="auto" title={name}>
          {name}
        </span>
        <span className="text-12 num quiet">{formatSize(size, locale)}</span>
        {below}
      </span>
      {children}
    </li>
  );
}
