import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './floating.module.css';

/** UI-05; ms. */
export const OPEN_DELAY = 300;
export const CLOSE_DELAY = 100;

interface HoverOpen {
  isOpen: boolean;
  /** Opens or closes at once and cancels pending timers. A focus within the card returns to the trigger. */
  open: () => void;
  close: () => void;
  /** Handlers for a span around trigger and `Floating`, so that moving between them is not leaving. */
  area: ComponentProps<'span'>;
}

/** Opens while a pointer that can hover, or the keyboard's focus, rests inside `area` (UI-05). Escape and a press elsewhere close. */
export function useHoverOpen(): HoverOpen {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
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
    if (isWithin(area, document.activeElement) && trigger instanceof HTMLElement) trigger.focus();
    setOpen(false);
  }, []);

  // Before the card is seen: whoever sees it can close it, however slow the machine is.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const closeOnPress = ({ target }: Event) => {
      if (!isWithin(area, target)) close();
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true, signal: listening.signal });
    document.addEventListener('pointerdown', closeOnPress, { signal: listening.signal });
    return () => listening.abort();
  }, [close, isOpen]);

  const point =
    (isThere: boolean) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      isPointed.current = isThere;
      if (isThere || !area.current?.querySelector(':focus-visible')) setSoon(isThere);
    };
  return {
    isOpen,
    open,
    close,
    area: {
      ref: area,
      className: classes.area,
      onPointerEnter: point(true),
      onPointerLeave: point(false),
      // A press gives the focus too, but not visibly. From inside it comes back when the card closes.
      onFocus: ({ target, relatedTarget }) => {
        if (!isWithin(area, relatedTarget) && target.matches(':focus-visible')) setSoon(true);
      },
      onBlur: ({ relatedTarget }) => {
        if (!isWithin(area, relatedTarget) && !isPointed.current) setSoon(false);
      },
    },
  };
}

const isWithin = (area: RefObject<HTMLElement | null>, node: EventTarget | null): boolean =>
  node instanceof Node && area.current?.contains(node) === true;
