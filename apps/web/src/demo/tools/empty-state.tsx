import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tools.module.css';

interface Props {
  icon: Icon;
  title: string;
  hint: string;
  /** The next step: one button or link. */
  action?: ReactNode;
  isError?: boolean;
}

/** In place of a list: why it is empty, and the way on. */
export function EmptyState({ icon: Shape, title, hint, action, isError = false }: Props) {
  return (
    <div className={classes.state} role={isError ? 'alert' : undefined}>
      <Shape className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <p className="weight-600" dir="auto">
        {title}
      </p>
      <p className={classes.hint}>{hint}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
