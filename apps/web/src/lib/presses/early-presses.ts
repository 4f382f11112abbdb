import type { EarlyPress } from './replay-presses.ts';

interface EarlyPresses {
  /** From here on React hears presses for itself. */
  stop: () => void;
  /** Starts to record keys too. @returns the recorded presses */
  end: () => EarlyPress[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Called as soon as React listens, which replays later presses itself. */
export function stopEarlyPresses(): void {
  globalThis.window.earlyPresses?.stop();
}

/** Carries out what was heard, if anything was. */
export function replayEarlyPresses(): void {
  const heard = globalThis.window.earlyPresses?.end() ?? [];
  for (const press of heard) if ('value' in press.element) press.value = String(press.element.value);
  if (heard.length > 0) void import('./replay-presses.ts').then(({ replayPresses }) => replayPresses(heard));
}
