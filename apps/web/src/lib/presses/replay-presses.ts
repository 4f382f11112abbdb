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

/** Carries out what was heard, in its order and at most once; what has left the page since is let go. */
export function replayPresses(heard: readonly EarlyPress[]): void {
  for (const { kind, element, value } of heard) {
    if (kind !== 'type') {
      element.removeAttribute('data-heard');
      element.removeAttribute('aria-busy');
    }
    if (!element.isConnected) continue;
    // Makes React hydrate an element that it has not reached yet, and take the field's value as given.
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    if (kind === 'press') element.click();
    if (kind === 'submit') submit(element);
    if (kind === 'choose') choose(element, value);
    if (kind === 'type' && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      retype(element, value ?? '');
  }
}

function submit(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLButtonElement) element.form?.requestSubmit(element);
}

/** A chosen file is still there. */
function choose(element: HTMLElement, value: string | undefined): void {
  if (element instanceof HTMLSelectElement && value !== undefined) element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Compares with the value at hydration, because only a change counts as typed. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // Past the setter by which React would know of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
