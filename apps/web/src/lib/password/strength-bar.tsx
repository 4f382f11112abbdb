import type { Strength } from './estimate-strength.ts';
import classes from './password.module.css';

const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

export const levelOf = ({ score }: Strength) => LEVELS[score];

/** Four parts that fill; empty as long as nothing was judged. What it shows is also said in words. */
export function StrengthBar({ strength = null }: { strength?: Strength | null }) {
  return (
    <div className={classes.bar} data-level={strength && levelOf(strength)} aria-hidden="true">
      {[1, 2, 3, 4].map((part) => (
        <span
          key={part}
          className={classes.part}
          data-filled={(strength !== null && part <= Math.max(1, strength.score)) || undefined}
        />
      ))}
    </div>
  );
}
