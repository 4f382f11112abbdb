import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether an element has so much room, in px. Not the window: the sidebar and the side panel take of that. */
export function useIsWide(least: number): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsWide(element.clientWidth >= least);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [least]);
  return [ref, isWide];
}
