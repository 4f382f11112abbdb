import type { SkinTone } from 'frimousse';
import { useState } from 'react';

export const TONES: readonly SkinTone[] = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'];

const KEY = 'emoji-skin-tone';

function readTone(): SkinTone {
  try {
    const stored = globalThis.localStorage?.getItem(KEY);
    return TONES.find((tone) => tone === stored) ?? 'none';
  } catch {
    return 'none';
  }
}

/** The skin tone that was chosen last in this browser. */
export function useStoredTone(): [SkinTone, (tone: SkinTone) => void] {
  const [tone, setTone] = useState(readTone);
  const choose = (next: SkinTone) => {
    setTone(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Then it holds until the picker closes.
    }
  };
  return [tone, choose];
}
