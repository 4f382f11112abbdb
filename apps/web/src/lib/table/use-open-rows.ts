import { useState } from 'react';

/** Which rows show what is below them. */
export function useOpenRows(): { has: (key: string) => boolean; toggle: (key: string) => void } {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    has: (key) => open.includes(key),
    toggle: (key) => setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])),
  };
}
