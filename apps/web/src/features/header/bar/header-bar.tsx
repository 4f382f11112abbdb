import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { useTranslations } from 'use-intl/react';
import { foldHeader } from './fold-header.ts';
import classes from '../header.module.css';

/** Inline in the server's page; the browser's has it no more. */
export const foldAtOnce = import.meta.env.SSR
  ? `(${foldHeader.toString()})(document.currentScript.previousElementSibling)`
  : '';

/** The header's row: it shows what it has room for (NAV-08). */
export function HeaderBar({ children }: { children: ReactNode }) {
  const t = useTranslations('header');
  const ref = useFolding();
  const isHydrated = useIsHydrated();
  return (
    <>
      <span className={classes.ruler} data-words={t('mainMenu')} aria-hidden="true" />
      <div ref={ref} className={classes.bar} suppressHydrationWarning>
        {children}
      </div>
      {/* Before the first paint, so that nothing is seen to fold. */}
      {!isHydrated && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: foldAtOnce }} />}
    </>
  );
}

/**
 * Keeps what the bar shows to what there is room for, whatever changes: the window, the panel, the language, who is signed
 * in, the size and spacing of text. The ruler before it is a line of text that nothing folds: it grows when text does, whoever
 * made it grow, and the bar itself need not be watched while it folds.
 */
function useFolding(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const fold = () => foldHeader(bar);
    fold();
    const resized = new ResizeObserver(fold);
    resized.observe(bar);
    if (bar.previousElementSibling) resized.observe(bar.previousElementSibling);
    // Both come before the next paint. Folding changes neither the bar's size nor what is in it.
    const changed = new MutationObserver(fold);
    changed.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return ref;
}
