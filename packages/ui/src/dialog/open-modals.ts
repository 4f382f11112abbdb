/** In the order in which they were opened. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Says that `modal` covers the page from now on. @returns what says that it no longer does, while it still is in the page */
export function enterModal(modal: HTMLElement): () => void {
  open.push(modal);
  tell();
  return () => {
    open.splice(open.lastIndexOf(modal), 1);
    tell();
  };
}

/** Returns the modal outside of which pointer, keyboard and screen reader reach nothing; null if none is open. */
export function topModal(): HTMLElement | null {
  // The browser's own dialogs are above what merely covers the page, whichever came first.
  return open.findLast((modal) => modal instanceof HTMLDialogElement) ?? open.at(-1) ?? null;
}

/** @param listener called at once when another modal is on top, or none any longer */
export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
