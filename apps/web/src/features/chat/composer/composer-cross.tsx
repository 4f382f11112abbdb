import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './composer.module.css';

interface Props {
  label: string;
  onClick: (event: MouseEvent) => void;
}

/** Removes the thing next to it. */
export function ComposerCross({ label, onClick }: Props) {
  return (
    <button type="button" className={classes.cross} aria-label={label} title={label} onClick={onClick}>
      <IconX size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
