import { useSyncExternalStore } from 'react';

/**
 * State that lasts for one visit and is stored nowhere else: it survives leaving a page and coming back, and a reload
 * resets it. Only handlers in the browser set it, so the server renders the same sample for everybody.
 */
interface VisitState<Value> {
  initial: Value;
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (notify: () => void) => () => void;
}

const resets = new Set<() => void>();

export function createVisitState<Value>(initial: Value): VisitState<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const set = (next: Value) => {
    current = next;
    for (const notify of listeners) notify();
  };
  resets.add(() => set(initial));
  return {
    initial,
    get: () => current,
    set,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export function useVisitState<Value>({
  initial,
  get,
  set,
  subscribe,
}: VisitState<Value>): [Value, (next: Value) => void] {
  return [useSyncExternalStore(subscribe, get, () => initial), set];
}

/** Resets all state, as a reload would. */
export function resetVisit(): void {
  for (const reset of resets) reset();
}
