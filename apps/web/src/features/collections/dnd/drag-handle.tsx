import { IconGripVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './dnd.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Of the deal or tool. */
  title: string;
}

/** What a row is taken by. */
export function DragHandle({ title, ...button }: Props) {
  const t = useTranslations('arranging.drag');
  return (
    <button type="button" {...button} className={classes.handle} aria-label={t('handle', { title })}>
      <IconGripVertical size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
