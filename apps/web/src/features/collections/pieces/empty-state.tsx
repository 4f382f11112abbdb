import { Button } from '@onceware/ui/button/button';
import classes from './pieces.module.css';

/** Title that says what is missing, one sentence on the next step, and its button. */
export function EmptyState({
  title,
  hint,
  action,
  onAction,
}: {
  title: string;
  hint: string;
  action: string;
  onAction: () => void;
}) {
  return (
    <div className={classes.empty}>
      <p className="weight-600">{title}</p>
      <p className="text-14 quiet" dir="auto">
        {hint}
      </p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
