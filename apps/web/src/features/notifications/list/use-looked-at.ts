import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time in ms that something must be in sight to count as looked at. */
const LOOK_MS = 1_000;
/** Time in ms within which several lines are marked together. */
const TOGETHER_MS = 50;

/** The attribute that holds the id of a line. */
export const LINE = 'data-line';

/** Tells of lines that were in sight for a moment, some together. */
export function useLookedAt(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onLook: (ids: string[]) => void,
) {
  const tell = useEffectEvent(onLook);
  const key = ids.join(' ');
  useEffect(() => {
    if (!list.current || key === '') return;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    let due: string[] = [];
    let telling: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      telling = undefined;
      const told = due;
      due = [];
      tell(told);
    };
    const begin = (id: string) => {
      const look = () => {
        // A page behind others is not looked at.
        if (document.visibilityState !== 'visible') return begin(id);
        due.push(id);
        telling ??= setTimeout(flush, TOGETHER_MS);
      };
      timers.set(id, setTimeout(look, LOOK_MS));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute(LINE) ?? '';
          clearTimeout(timers.get(id));
          if (isIntersecting) begin(id);
        }
      },
      { threshold: 0.5 },
    );
    const wanted = new Set(key.split(' '));
    for (const row of list.current.querySelectorAll(`[${LINE}]`))
      if (wanted.has(row.getAttribute(LINE) ?? '')) observer.observe(row);
    return () => {
      observer.disconnect();
      clearTimeout(telling);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [list, key]);
}
