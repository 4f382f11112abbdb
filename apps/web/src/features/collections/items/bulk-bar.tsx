import { Button } from '@onceware/ui/button/button';
import { IconFolderSymlink, IconStar, IconTag, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import classes from './items.module.css';

interface Props {
  isEmpty: boolean;
  onTag: () => void;
  /** Marks them as favourites. */
  onMark: () => void;
  /** Absent where they are of several collections. */
  onMove?: () => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** Bar of actions on all selected items at once, always visible at the bottom. */
export function BulkBar({ isEmpty, onTag, onMark, onMove, onRemove, onCancel }: Props) {
  const t = useTranslations('arranging');
  const tagging = useTranslations('tagging');
  return (
    <div className={classes.bulkBar} role="group" aria-label={t('actions')}>
      {onMove && (
        <Button disabled={isEmpty} onClick={onMove}>
          <IconFolderSymlink size={18} stroke={1.75} aria-hidden />
          {t('moveTo')}
        </Button>
      )}
      <Button disabled={isEmpty} onClick={onTag}>
        <IconTag size={18} stroke={1.75} aria-hidden />
        {tagging('tags')}
      </Button>
      <Button disabled={isEmpty} onClick={onMark}>
        <IconStar size={18} stroke={1.75} aria-hidden />
        {tagging('favorite')}
      </Button>
      <Button disabled={isEmpty} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
        {t('remove')}
      </Button>
      <Button variant="quiet" className={classes.cancel} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
