import { IconButton } from '@onceware/ui/button/button';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './table.module.css';

/** Opens and closes what is below a row. */
export function DetailButton({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <IconButton className={classes.button} aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
      <IconChevronDown size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
