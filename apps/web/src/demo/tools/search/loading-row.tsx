import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import classes from './catalog-panel.module.css';

/** A result that is still to come; `width` of its second line in per cent. */
export function LoadingRow({ width }: { width: number }) {
  return (
    <div className={classes.row} aria-hidden="true">
      <Skeleton width="40px" height="40px" />
      <span className="stack gap-2">
        <Skeleton width="30%" height="16px" />
        <Skeleton width={`${width}%`} height="14px" />
      </span>
    </div>
  );
}
