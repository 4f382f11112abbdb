import { type MouseEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { Attachment } from '../chat-source.ts';
import { formatSize } from './file-rules.ts';
import { AttachmentIcon } from '../message/attachment-icon.tsx';
import classes from './attachment-previews.module.css';
import { ComposerCross } from '../composer/composer-cross.tsx';

interface Props {
  attachments: readonly Attachment[];
  /** They wait for private mode, and nothing is sent meanwhile. */
  isHeld: boolean;
  onRemove: (id: string) => void;
  /** The last one was removed, and with it what had the focus. */
  onEmpty: () => void;
}

/** The files of a message that is being written (CHAT-13). */
export function AttachmentPreviews({ attachments, isHeld, onRemove, onEmpty }: Props) {
  const t = useTranslations('chatComposer');
  const remove = (id: string, { currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onEmpty();
    onRemove(id);
  };
  if (attachments.length === 0) return null;
  return (
    <div className={classes.area}>
      <ul className={classes.files} aria-label={t('files')}>
        {attachments.map((attachment) => (
          <Preview key={attachment.id} attachment={attachment} onRemove={(event) => remove(attachment.id, event)} />
        ))}
      </ul>
      {isHeld && <p className={classes.held}>{t('filesHeld')}</p>}
    </div>
  );
}

function Preview({ attachment, onRemove }: { attachment: Attachment; onRemove: (event: MouseEvent) => void }) {
  const t = useTranslations('chatComposer');
  const locale = useLocale();
  // Not every browser can show every kind of picture.
  const [isBroken, setIsBroken] = useState(false);
  const { name, size, preview } = attachment;
  return (
    <li className={classes.file}>
      <span className={classes.picture}>
        {preview === null || isBroken ? (
          <AttachmentIcon attachment={attachment} />
        ) : (
          <img src={preview} alt="" onError={() => setIsBroken(true)} />
        )}
      </span>
      <span className={classes.about}>
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={classes.size}>{formatSize(size, locale)}</span>
      </span>
      <ComposerCross label={t('removeFile', { name })} onClick={onRemove} />
    </li>
  );
}
