import { Button } from '@onceware/ui/button/button';
import classes from './frames.module.css';

/** In the place of what could not be loaded. */
export function LoadFailed({ text, action, onRetry }: { text: string; action: string; onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{action}</Button>
    </div>
  );
}
