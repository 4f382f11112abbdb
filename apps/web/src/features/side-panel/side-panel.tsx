import { IconButton } from '@onceware/ui/button/button';
import { IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { SLIDE_IN_MS } from './panel-state.ts';
import { useSidePanel } from './side-panel-provider.tsx';
import type { PanelSlots } from './panel-slots.ts';
import classes from './side-panel.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePageBeside } from './use-page-beside.ts';
import { panelOfEntry } from './panel-history.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

/** The shell: slides in from the inline end, beside the page or, on narrow screens, over it (PNL-01, NAV-11). */
export function SidePanel({ slots }: { slots: PanelSlots }) {
  const t = useTranslations('sidePanel');
  const { isOpen, close, opener, type } = useSidePanel();
  const isNarrow = useIsNarrow();
  const isIn = useSlideIn(isOpen);
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  usePageBeside(ref, isOpen, isNarrow);
  usePanelFocus(ref, isOpen, opener);
  useEscape(isOpen, dismiss(close));

  const onLeave = useCallback(() => {
    if (isNarrow) close();
  }, [isNarrow, close]);

  const Content = type !== null && Object.hasOwn(slots, type) ? slots[type] : undefined;
  return createPortal(
    <section
      ref={ref}
      className={classes.panel}
      data-in={isIn || undefined}
      inert={!isOpen}
      tabIndex={-1}
      role={isNarrow ? 'dialog' : 'complementary'}
      aria-modal={isNarrow || undefined}
      aria-labelledby={titleId}
    >
      <PanelHead titleId={titleId} />
      <div className={classes.content}>
        {Content ? (
          <Suspense fallback={<p className={classes.note}>{t('loading')}</p>}>
            <Content onLeave={onLeave} />
          </Suspense>
        ) : (
          <p className={classes.note}>{t('notFound')}</p>
        )}
      </div>
    </section>,
    document.body,
  );
}

function PanelHead({ titleId }: { titleId: string }) {
  const t = useTranslations('sidePanel');
  const { type, isPrivate, close, togglePrivate } = useSidePanel();
  const title = type === 'collections' ? 'collections' : type !== 'chat' ? 'other' : isPrivate ? 'privateChat' : 'chat';
  return (
    <div className={classes.head}>
      <h2 id={titleId} className={classes.title}>
        {t(`title.${title}`)}
      </h2>
      {type === 'chat' && isPrivate && <span className={classes.badge}>{t('privateBadge')}</span>}
      <span className="row ms-auto">
        {type === 'chat' && (
          <IconButton aria-label={t('privateMode')} aria-pressed={isPrivate} onClick={togglePrivate}>
            {isPrivate ? (
              <IconLock size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconLockOpen size={20} stroke={1.75} aria-hidden />
            )}
          </IconButton>
        )}
        <IconButton aria-label={t('close')} onClick={dismiss(close)}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

/** Closes the panel by going back, if it has an entry of its own in the browser's history. */
const dismiss = (close: () => void) => () => (panelOfEntry() === null ? close() : history.back());

/** Starts off screen: without a frame there, sliding in would not be visible. */
function useSlideIn(isOpen: boolean): boolean {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsIn(true), SLIDE_IN_MS);
    return () => {
      clearTimeout(timer);
      setIsIn(false);
    };
  }, [isOpen]);
  return isIn;
}

/** Elements within which Escape closes something nearer: an open menu or dialog. */
const NEARER = '[role="menu"], [role="listbox"], dialog';

function useEscape(isActive: boolean, onEscape: () => void): void {
  // Listens before the panel is seen, so that it can be closed at once.
  useLayoutEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(NEARER)) return;
      onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}
