import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** UI-05; ms. */
export const OPEN_DELAY = 300;
export const CLOSE_DELAY = 100;

interface HoverOpen {
  isOpen: boolean;
  /** Both at once, whatever was about to happen. A focus that was in the card goes back to the trigger. */
  open: () => void;
  close: () => void;
  /** For `area`: going from the trigger to the card is no leaving. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Opens while a pointer that can hover, or the keyboard's focus, rests inside `area`, whose first element is the
 * trigger (UI-05). Escape and a press elsewhere close.
 */
export function useHoverOpen(area: RefObject<HTMLElement | null>): HoverOpen {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setSoon = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, next ? OPEN_DELAY : CLOSE_DELAY, next);
  };
  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    const trigger = area.current?.firstElementChild;
    if (area.current?.contains(document.activeElement) && trigger instanceof HTMLElement) trigger.focus();
    setOpen(false);
  }, [area]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const closeOnPress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close();
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    document.addEventListener('pointerdown', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
      document.removeEventListener('pointerdown', closeOnPress);
    };
  }, [area, close, isOpen]);

  const isWithin = (node: EventTarget | null) => node instanceof Node && area.current?.contains(node) === true;
  return {
    isOpen,
    open,
    close,
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'touch') return;
        isPointed.current = true;
        setSoon(true);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'touch') return;
        isPointed.current = false;
        if (!area.current?.querySelector(':focus-visible')) setSoon(false);
      },
      // A press gives the focus too, but not visibly. From inside it comes back when the card closes.
      onFocus: ({ target, relatedTarget }) => {
        if (!isWithin(relatedTarget) && target.matches(':focus-visible')) setSoon(true);
      },
      onBlur: ({ relatedTarget }) => {
        if (!isWithin(relatedTarget) && !isPointed.current) setSoon(false);
      },
    },
  };
}
