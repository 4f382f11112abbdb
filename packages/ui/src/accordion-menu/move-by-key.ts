import type { KeyboardEvent } from 'react';
import { isRtl } from '../direction/is-rtl.ts';

/**
 * Up and Down, Home and End go from entry to entry of what is open; towards the end of the line opens and enters,
 * towards its beginning closes and leaves. For the element around the menu. Enter and Space are the buttons' own.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (stop) => !stop.closest('[hidden]'),
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const stop = stops[at];
  if (!stop) return;

  const moves: Partial<Record<string, () => void>> = {
    ArrowDown: () => stops[at + 1]?.focus(),
    ArrowUp: () => stops[at - 1]?.focus(),
    Home: () => stops[0]?.focus(),
    End: () => stops.at(-1)?.focus(),
    [isRtl(stop) ? 'ArrowLeft' : 'ArrowRight']: () => enter(stop, stops[at + 1]),
    [isRtl(stop) ? 'ArrowRight' : 'ArrowLeft']: () => leave(stop, stops),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

const expanded = (stop: HTMLElement) => stop.getAttribute('aria-expanded');

function enter(stop: HTMLElement, first: HTMLElement | undefined): void {
  if (expanded(stop) === 'true') first?.focus();
  if (expanded(stop) === 'false') stop.click();
}

function leave(stop: HTMLElement, stops: readonly HTMLElement[]): void {
  if (expanded(stop) === 'true') {
    stop.click();
    return;
  }
  const region = stop.closest('[data-region]');
  stops.find((other) => region && other.getAttribute('aria-controls') === region.id)?.focus();
}
