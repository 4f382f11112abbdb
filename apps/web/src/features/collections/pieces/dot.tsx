import { collectionColor } from './collection-color.ts';
import classes from './pieces.module.css';

/** A collection's colour, next to its name (COL-03). */
export function Dot({ name }: { name: string }) {
  return <span className={classes.dot} data-color={collectionColor(name)} aria-hidden="true" />;
}
