import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import classes from './admin-table.module.css';

const ROWS = [62, 48, 70, 55, 66, 44, 58, 50];

/** Rows in the shape of those that come. */
export function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map((width, row) => (
    <tr key={width} className={classes.row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={classes.cell}>
          <Skeleton width={`${column === 0 ? width + 20 : 30 + ((row + column) % 4) * 10}%`} height="14px" />
        </td>
      ))}
    </tr>
  ));
}
