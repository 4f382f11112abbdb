import type { Tag } from '@onceware/api/collections/collections.contract';
import { IconButton } from '@onceware/ui/button/button';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './tag-manager.module.css';

interface Props {
  one: Tag;
  isChosen: boolean;
  /** Its button to rename gets the focus, which was on what is gone. */
  hasFocus: boolean;
  onChoose: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A tag with how many items have it, and what can be done with it. */
export function TagRow({ one: { tag, count }, isChosen, hasFocus, onChoose, onRename, onDelete }: Props) {
  const t = useTranslations('tagManager');
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) rename.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <label className={classes.choice}>
        <input type="checkbox" aria-label={t('choose', { tag })} checked={isChosen} onChange={onChoose} />
        <span className="truncate" dir="auto">
          {tag}
        </span>
        <span className={classes.count}>{t('count', { count })}</span>
      </label>
      <IconButton ref={rename} aria-label={t('rename', { tag })} title={t('rename', { tag })} onClick={onRename}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('delete', { tag })} title={t('delete', { tag })} onClick={onDelete}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
