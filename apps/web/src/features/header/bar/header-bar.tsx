import { type ReactNode, use } from 'react';
import { NonceContext } from '#lib/page/nonce.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { foldHeader } from './fold-header.ts';
import { useFolding } from './use-folding.ts';
import classes from '../header.module.css';

const foldAtOnce = import.meta.env.SSR
  ? `(${foldHeader.toString()})(document.currentScript.previousElementSibling)`
  : '';

/** The header's row: it shows what it has room for (NAV-08). */
export function HeaderBar({ children }: { children: ReactNode }) {
  const ref = useFolding();
  const nonce = use(NonceContext);
  const isHydrated = useIsHydrated();
  return (
    <>
      <div ref={ref} className={classes.bar} suppressHydrationWarning>
        {children}
      </div>
      {/* Before the first paint, so that nothing is seen to fold. */}
      {!isHydrated && (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: foldAtOnce }} />
      )}
    </>
  );
}
