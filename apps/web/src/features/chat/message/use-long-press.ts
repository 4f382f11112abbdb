import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

/** Duration of a long press as on phones; ms. */
export const LONG_PRESS_MS = 500;
/** Movement that still counts as a resting finger, px. */
const SLACK = 10;

/** Handlers for a long press, which does not press, select or follow the element below. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => cancel, []);
  const fire = () => {
    cancel();
    isDone.current = true;
    onLongPress();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      cancel();
      isDone.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      press.current = { timer: setTimeout(fire, LONG_PRESS_MS), x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > SLACK) cancel();
    },
    onPointerUp: cancel,
    // The list scrolls under it.
    onPointerCancel: cancel,
    // Browsers that detect the long press first report it by this event.
    onContextMenu: (event: MouseEvent) => {
      if (!press.current && !isDone.current) return;
      event.preventDefault();
      if (press.current) fire();
    },
    // The mouse events and the click that browsers make of it would close the menu, or follow a link.
    onTouchEnd: (event: TouchEvent) => {
      if (isDone.current && event.cancelable) event.preventDefault();
    },
  };
}
