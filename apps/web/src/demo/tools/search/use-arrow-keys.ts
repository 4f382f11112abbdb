import type { KeyboardEvent, RefObject } from 'react';

/** Up and down move the focus between the field and the results; Enter and Escape are the browser's. */
export function useArrowKeys(field: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const isUp = event.key === 'ArrowUp';
    if (
      (!isUp && event.key !== 'ArrowDown') ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
    const at = results.findIndex((result) => result === document.activeElement);
    if (isUp && at === -1) return;
    event.preventDefault();
    const target = isUp && at === 0 ? field.current : results[isUp ? at - 1 : at + 1];
    target?.focus();
  };
}
