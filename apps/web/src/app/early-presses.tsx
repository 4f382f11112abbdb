import { useEffect } from 'react';
import { replayEarlyPresses } from '#lib/presses/early-presses.ts';

/** Replays presses from before hydration. Last in the tree, so that everything before it is hydrated by then. */
export function EarlyPresses() {
  // Not within the effect: React hydrates what is pressed at once, and cannot while it commits.
  useEffect(() => queueMicrotask(replayEarlyPresses), []);
  return null;
}
