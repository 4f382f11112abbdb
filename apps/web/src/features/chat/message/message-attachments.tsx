import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { Attachment } from '../chat-source.ts';
import { formatSize } from '../attachments/file-rules.ts';
import { AttachmentIcon } from './attachment-icon.tsx';
import classes from './message.module.css';
import { useTabStop } from './tab-stop.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('../attachments/picture-viewer.tsx')).PictureViewer,
}));

/** Attachments of a message: pictures as pictures, all others by name and size (CHAT-13). */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTranslations('chat.message');
  if (attachments.length === 0) return null;
  return (
    <ul className="row wrap gap-1" aria-label={t('attachments')}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentLink file={attachment} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentLink({ file }: { file: Attachment }) {
  // It may be gone, or of a kind that this browser cannot show.
  const [isBroken, setIsBroken] = useState(false);
  if (file.preview === null || isBroken) return <FileLink file={file} />;
  const Shown = file.pixels ? DrawnPicture : Picture;
  return <Shown file={file} preview={file.preview} onFail={() => setIsBroken(true)} />;
}

interface PictureProps {
  file: Attachment;
  preview: string;
  onFail: () => void;
}

function Picture({ file: { name, size, url }, preview, onFail }: PictureProps) {
  const t = useTranslations('chat.message');
  const locale = useLocale();
  const tabIndex = useTabStop();
  return (
    <a className={classes.picture} href={url} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      <img
        src={preview}
        alt={t('openFile', { name, size: formatSize(size, locale) })}
        loading="lazy"
        onError={onFail}
      />
    </a>
  );
}

/** One that the server has drawn: its shape is known, and it opens large where one is (LIVE-07). */
function DrawnPicture({ file, preview, onFail }: PictureProps) {
  const t = useTranslations('chat.message');
  const locale = useLocale();
  const tabIndex = useTabStop();
  const [isOpen, setIsOpen] = useState(false);
  const { name, size, pixels } = file;
  return (
    <>
      <button type="button" className={classes.picture} tabIndex={tabIndex} onClick={() => setIsOpen(true)}>
        <img
          src={preview}
          alt={t('showPicture', { name, size: formatSize(size, locale) })}
          {...pixels}
          loading="lazy"
          onError={onFail}
        />
      </button>
      {isOpen && (
        <Suspense>
          <PictureViewer file={file} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function FileLink({ file }: { file: Attachment }) {
  const locale = useLocale();
  const tabIndex = useTabStop();
  const { name, size, url } = file;
  return (
    <a className={classes.file} href={url} download={name} tabIndex={tabIndex}>
      <AttachmentIcon attachment={file} />
      <bdi className="min-w-0 truncate">{name}</bdi>
      <span className={classes.size}>{formatSize(size, locale)}</span>
    </a>
  );
}
