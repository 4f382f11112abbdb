import { IconGripVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './dnd.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Title of the deal or tool. */
  title: string;
}

/** Handle that a row is dragged by. */
export function DragHandle({ title, ...button }: Props) {
  const t = useTranslations('arranging.drag');
  return (
    <button type="button" {...button} className={classes.handle} aria-label={t('handle', { title })}>
      <IconGripVertical size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
