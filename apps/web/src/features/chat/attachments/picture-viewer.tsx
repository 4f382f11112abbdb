import { buttonClass } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import type { Attachment } from '../chat-source.ts';
import classes from './picture-viewer.module.css';

/** A picture as large as there is room for (LIVE-07). */
export function PictureViewer({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const t = useTranslations('chat.message');
  const { name, url, pixels } = file;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      closeLabel={t('closePicture')}
      size="lg"
      footer={
        <a className={buttonClass()} href={url} download={name}>
          {t('download')}
        </a>
      }
    >
      <img className={classes.picture} src={url} alt={name} {...pixels} />
    </Dialog>
  );
}
