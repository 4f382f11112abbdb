import classes from './skeleton.module.css';

/** A grey placeholder in the shape of the content to come. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  isRound = false,
}: {
  width?: string;
  height?: string;
  isRound?: boolean;
}) {
  return (
    <span
      className={classes.skeleton}
      data-round={isRound || undefined}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
