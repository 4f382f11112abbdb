import type { KeyboardEvent } from 'react';

/** What Safari gives as the code of the Enter that ends a composition, after it has said that the composition is over. */
const STILL_COMPOSING = 229;

/** The key belongs to an input method: it chooses among the characters that were typed (CHAT-05). */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === STILL_COMPOSING;
}

export function isPlain({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !shiftKey && !altKey && !ctrlKey && !metaKey;
}
