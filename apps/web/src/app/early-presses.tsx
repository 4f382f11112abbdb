import { useEffect } from 'react';
import { replayEarlyPresses } from '#lib/presses/early-presses.ts';

/** Carries out what was pressed before the page listened. Last in the tree: what stands before it listens by then. */
export function EarlyPresses() {
  // Not within the effect: React hydrates what is pressed at once, and cannot while it commits.
  useEffect(() => queueMicrotask(replayEarlyPresses), []);
  return null;
}
