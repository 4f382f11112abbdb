import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Open until the path changes, back and forward too (NAV-08). */
export function useOpenHere(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Coming back to where it was open does not open it again.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const setIsOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : null), [key]);
  return [openAt === key, setIsOpen];
}
