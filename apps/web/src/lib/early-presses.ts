/**
 * What is done to a page before its code is there: heard by the inline script below, marked on the control, and carried
 * out once by `replayEarlyPresses` when React listens. Controls need nothing of their own for it; links and forms that
 * work without script are left to the browser.
 */
interface EarlyPresses {
  heard: { kind: 'press' | 'submit' | 'choose' | 'type'; element: HTMLElement }[];
  /** From here on React hears for itself. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

const EVENTS = ['click', 'keydown', 'submit', 'change', 'input'] as const;

/**
 * Runs inline in the head. ⌘K counts as a press of whatever names it in `aria-keyshortcuts`; a form that would be posted
 * waits; a checkbox stays as it is until its press counts. Each control is heard once.
 */
export const earlyPressScript = `(function(){var d=document,heard=[];
function keep(e,kind,el,wait){if(wait)e.preventDefault();
if(heard.some(function(h){return h.kind===kind&&h.element===el}))return;heard.push({kind:kind,element:el});
if(kind!=='type'){el.setAttribute('data-heard','');el.setAttribute('aria-busy','true')}}
function hear(e){var t=e.target,el,tag=t.localName;
if(e.type==='keydown'){if((e.metaKey||e.ctrlKey)&&(e.code==='KeyK'||/^k$/i.test(e.key))&&(el=d.querySelector('[aria-keyshortcuts*="+K"]')))keep(e,'press',el,1)}
else if(!t.closest||!t.closest('#root'))return;
else if(e.type==='click'){if((el=t.closest('button,input'))&&(el.localName==='button'?!(el.type==='submit'&&el.form):/^(checkbox|radio)$/.test(el.type)))keep(e,'press',el,1)}
else if(e.type==='submit'){if(t.method==='post')keep(e,'submit',e.submitter||t,1)}
else if(e.type==='change'){if(tag==='select'||t.type==='file')keep(e,'choose',t)}
else if(tag==='textarea'||!/^(checkbox|radio|file)$/.test(t.type))keep(e,'type',t)}
var events=${JSON.stringify(EVENTS)};events.forEach(function(n){addEventListener(n,hear,true)});
window.earlyPresses={heard:heard,stop:function(){events.forEach(function(n){removeEventListener(n,hear,true)})}}})()`;

/** Called as soon as React listens: what is pressed from here on it replays itself. */
export function stopHearingEarly(): void {
  globalThis.window.earlyPresses?.stop();
}

/** Carries out what was heard, in its order and at most once; what has left the page since is let go. */
export function replayEarlyPresses(): void {
  const heard = globalThis.window.earlyPresses?.heard ?? [];
  delete globalThis.window.earlyPresses;
  for (const { kind, element } of heard) {
    if (kind !== 'type') {
      element.removeAttribute('data-heard');
      element.removeAttribute('aria-busy');
    }
    if (!element.isConnected) continue;
    if (kind === 'press') element.click();
    if (kind === 'submit') submit(element);
    if (kind === 'choose') element.dispatchEvent(new Event('change', { bubbles: true }));
    if (kind === 'type' && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) retype(element);
  }
}

function submit(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLButtonElement) element.form?.requestSubmit(element);
}

/** React took what it found in the field for its first value; only a change counts as typed. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  // Past the setter by which React would know of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
