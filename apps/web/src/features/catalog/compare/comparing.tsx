import type { ReactNode } from 'react';
import { WithWords } from '#lib/page/with-words.tsx';
import { CompareTray } from './compare-tray.tsx';
import classes from './comparing.module.css';
import { useComparison } from './comparison.ts';

interface Props {
  children: ReactNode;
  /** Other content that stays at the bottom of a phone's screen. */
  bar?: ReactNode;
}

/**
 * Around a page on which deals are compared: brings the words of `CompareToggle`, and holds what was chosen at the bottom
 * of the screen. To be the last in the page: there the tray comes to rest, and covers nothing.
 */
export function Comparing({ children, bar }: Props) {
  return (
    <WithWords part="compare">
      {children}
      <Dock bar={bar} />
    </WithWords>
  );
}

function Dock({ bar }: Pick<Props, 'bar'>) {
  const { slugs } = useComparison();
  if (!bar && slugs.length === 0) return null;
  return (
    <div className={classes.dock} data-dock={slugs.length > 0 ? 'tray' : 'bar'} data-bar={bar ? '' : undefined}>
      {slugs.length > 0 && <CompareTray slugs={slugs} />}
      {bar}
    </div>
  );
}
