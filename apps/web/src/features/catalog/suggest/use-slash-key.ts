import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '#lib/keys/single-keys.ts';

const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/**
 * Focuses a search field by `/`, wherever nothing is being written, unless such keys are off. A hidden field is shown first, if
 * it can be (CAT-18).
 *
 * @returns whether the key does so
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, reveal: (() => void) | undefined): boolean {
  const [isOn] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Shift, since `/` is above the 7 on some keyboards.
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || event.repeat || event.defaultPrevented || isWriting(event.target)) return;
    if (!field.current || !(isVisible(field.current) || reveal)) return;
    event.preventDefault();
    if (isVisible(field.current)) field.current.select();
    else reveal?.();
    field.current.focus();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
  return isOn;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
