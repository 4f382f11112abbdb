/**
 * Action on a page before its code is there: recorded by an inline script (early-press-script.ts), marked on the
 * control, and carried out once by `replayEarlyPresses` when React listens. Controls need no code of their own for it;
 * links and forms that work without script are left to the browser.
 */
export interface EarlyPress {
  kind: 'press' | 'submit' | 'choose' | 'type';
  element: HTMLElement;
  /** Value of a field when React began to listen, because React may then put its own value there. */
  value?: string | undefined;
}

interface EarlyPresses {
  /** From here on React hears presses for itself. */
  stop: () => void;
  /** From here on it hears keys too. @returns what was heard */
  end: () => EarlyPress[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Called as soon as React listens: what is pressed from here on it replays itself. */
export function stopHearingEarly(): void {
  globalThis.window.earlyPresses?.stop();
}

/** Carries out what was heard, if anything was. */
export function replayEarlyPresses(): void {
  const heard = globalThis.window.earlyPresses?.end() ?? [];
  for (const press of heard) if ('value' in press.element) press.value = String(press.element.value);
  if (heard.length > 0) void import('./replay-presses.ts').then(({ replayPresses }) => replayPresses(heard));
}
